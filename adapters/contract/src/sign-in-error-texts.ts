import type { ErrorCode } from "./error-codes.ts";
import type { Language } from "./languages.ts";

/** Refusals of who someone is: passwords, codes, sessions. */
export const signInErrorTexts = {
  wrong_password: {
    ru: "Неверный пароль",
    uz: "Parol notoʻgʻri",
    en: "The password is wrong",
  },
  second_factor_invalid: {
    ru: "Код не подошёл или уже использован. Введите следующий код из приложения или другой резервный код",
    uz: "Kod mos kelmadi yoki ishlatib boʻlingan. Ilovadagi keyingi kodni yoki boshqa zaxira kodni kiriting",
    en: "The code is wrong or has been used. Enter the next code from the app or another recovery code",
  },
  second_factor_required: {
    ru: "Введите код из приложения-аутентификатора",
    uz: "Autentifikator ilovasidagi kodni kiriting",
    en: "Enter the code from your authenticator app",
  },
  second_factor_setup_required: {
    ru: "Сначала включите в настройках вход по коду или добавьте ключ доступа: администраторам это обязательно",
    uz: "Avval sozlamalarda kod bilan kirishni yoqing yoki kirish kaliti qoʻshing: administratorlar uchun bu majburiy",
    en: "First switch on sign-in codes or add a passkey in the settings: administrators need one of them",
  },
  second_factor_missing: {
    ru: "Вход по коду не включён",
    uz: "Kod bilan kirish yoqilmagan",
    en: "Sign-in codes are not switched on",
  },
  second_factor_exists: {
    ru: "Вход по коду уже включён",
    uz: "Kod bilan kirish allaqachon yoqilgan",
    en: "Sign-in codes are already switched on",
  },
  passkey_invalid: {
    ru: "Ключ доступа не подошёл. Возможно, его уже удалили из аккаунта",
    uz: "Kirish kaliti mos kelmadi. Ehtimol, u hisobdan oʻchirilgan",
    en: "The passkey was not accepted. It may have been removed from the account",
  },
  passkey_expired: {
    ru: "Запрос ключа доступа устарел. Попробуйте ещё раз",
    uz: "Kirish kaliti soʻrovi eskirdi. Yana bir bor urinib koʻring",
    en: "The request for a passkey is too old. Try again",
  },
  passkey_not_found: {
    ru: "Такого ключа доступа в аккаунте нет",
    uz: "Hisobda bunday kirish kaliti yoʻq",
    en: "The account has no such passkey",
  },
  passkey_exists: {
    ru: "Этот ключ доступа уже добавлен",
    uz: "Bu kirish kaliti allaqachon qoʻshilgan",
    en: "This passkey has been added already",
  },
  too_many_passkeys: {
    ru: "В аккаунте уже десять ключей доступа. Удалите один, чтобы добавить новый",
    uz: "Hisobda allaqachon oʻnta kirish kaliti bor. Yangisini qoʻshish uchun birini oʻchiring",
    en: "The account has ten passkeys already. Remove one to add another",
  },
  email_code_invalid: {
    ru: "Неверный код, или он устарел",
    uz: "Kod notoʻgʻri yoki eskirgan",
    en: "The code is wrong or too old",
  },
  reset_token_invalid: {
    ru: "Ссылка недействительна или устарела. Запросите новую",
    uz: "Havola yaroqsiz yoki eskirgan. Yangisini soʻrang",
    en: "The link no longer works. Request a new one",
  },
  unauthorized: {
    ru: "Войдите в аккаунт, чтобы продолжить",
    uz: "Davom etish uchun hisobingizga kiring",
    en: "Sign in to continue",
  },
  invalid_credentials: {
    ru: "Неверный email или пароль",
    uz: "Email yoki parol notoʻgʻri",
    en: "Invalid email or password",
  },
  session_expired: {
    ru: "Сеанс завершён. Войдите снова",
    uz: "Seans tugadi. Qaytadan kiring",
    en: "Your session has ended. Sign in again",
  },
  confirmation_required: {
    ru: "Подтвердите действие паролем от аккаунта",
    uz: "Amalni hisobingiz paroli bilan tasdiqlang",
    en: "Confirm this with your account password",
  },
} satisfies Partial<Record<ErrorCode, Record<Language, string>>>;
