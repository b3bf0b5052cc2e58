/** Sentences of success; ru to the letter of the specification. */
export const authMessages = {
  signedIn: { ru: "Успешный вход", uz: "Muvaffaqiyatli kirdingiz", en: "Signed in" },
  registered: {
    ru: "Успешная регистрация",
    uz: "Roʻyxatdan muvaffaqiyatli oʻtdingiz",
    en: "Your account is ready",
  },
} as const;
