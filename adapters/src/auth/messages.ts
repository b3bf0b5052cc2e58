/** Messages of success; the Russian ones are quoted from the specification. */
export const authMessages = {
  signedIn: { ru: "Успешный вход", uz: "Muvaffaqiyatli kirdingiz", en: "Signed in" },
  registered: {
    ru: "Успешная регистрация",
    uz: "Roʻyxatdan muvaffaqiyatli oʻtdingiz",
    en: "Your account is ready",
  },
  resetMailed: {
    ru: "Если такой аккаунт есть, мы отправили на почту ссылку для нового пароля",
    uz: "Agar bunday hisob boʻlsa, pochtaga yangi parol uchun havola yubordik",
    en: "If there is such an account, we have emailed a link for choosing a new password",
  },
  passwordChanged: {
    ru: "Пароль изменён",
    uz: "Parol oʻzgartirildi",
    en: "The password is changed",
  },
  emailCodeMailed: {
    ru: "Мы отправили код на новую почту",
    uz: "Yangi pochtaga kod yubordik",
    en: "We have sent a code to the new email",
  },
  confirmationMailed: {
    ru: "Мы отправили код на вашу почту",
    uz: "Pochtangizga kod yubordik",
    en: "We have sent a code to your email",
  },
  emailConfirmed: { ru: "Почта подтверждена", uz: "Pochta tasdiqlandi", en: "The email is confirmed" },
  emailChanged: { ru: "Почта изменена", uz: "Pochta oʻzgartirildi", en: "The email is changed" },
  sessionEnded: { ru: "Сеанс завершён", uz: "Seans tugatildi", en: "The session has ended" },
  accountSessionsEnded: {
    ru: "Все сеансы аккаунта завершены",
    uz: "Hisobning barcha seanslari tugatildi",
    en: "All sessions of the account have ended",
  },
  othersEnded: {
    ru: "Остальные сеансы завершены",
    uz: "Boshqa seanslar tugatildi",
    en: "The other sessions have ended",
  },
} as const;
