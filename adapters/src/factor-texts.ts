import type { ErrorCode } from "@bezak/contract/error-codes.ts";
import type { Language } from "@bezak/contract/languages.ts";

/** For accounts without an authenticator app, whose factors are passkeys. */
const withoutApp: Partial<Record<ErrorCode, Record<Language, string>>> = {
  second_factor_required: {
    ru: "Введите резервный код или воспользуйтесь ключом доступа",
    uz: "Zaxira kodni kiriting yoki kirish kalitidan foydalaning",
    en: "Enter a recovery code or use your passkey",
  },
  second_factor_invalid: {
    ru: "Резервный код не подошёл или уже использован. Введите другой или воспользуйтесь ключом доступа",
    uz: "Zaxira kod mos kelmadi yoki ishlatib boʻlingan. Boshqasini kiriting yoki kirish kalitidan foydalaning",
    en: "The recovery code is wrong or has been used. Enter another one or use your passkey",
  },
};

/** What to enter when a code of an app is impossible; undefined for accounts that have one. */
export function factorSentence(code: ErrorCode, details: unknown, language: Language): string | undefined {
  const { app } = (details ?? {}) as { app?: unknown };
  return app === false ? withoutApp[code]?.[language] : undefined;
}
