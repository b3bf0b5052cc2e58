import { emailCode } from "../../email-code.ts";
import { defineMail } from "../define-mail.ts";

interface EmailConfirmation {
  /** the code is derived from it when the mail is rendered */
  mark: string;
}

/** Another code that confirms an account's address. The address is unconfirmed, so the mail contains no name. */
export default defineMail<EmailConfirmation>({
  ru: ({ mark }, link) => ({
    subject: `${emailCode(mark)} — код подтверждения Bezak`,
    lines: [
      "Здравствуйте!",
      `Чтобы подтвердить эту почту, введите код ${emailCode(mark)} в настройках аккаунта. Он действует один час, прежние коды больше не подойдут.`,
    ],
    action: { label: "Открыть настройки", url: link("/settings") },
    note: "Если вы не регистрировались в Bezak, ничего не делайте. Никому не сообщайте код.",
  }),
  uz: ({ mark }, link) => ({
    subject: `${emailCode(mark)} — Bezak tasdiqlash kodi`,
    lines: [
      "Assalomu alaykum!",
      `Bu pochtani tasdiqlash uchun hisob sozlamalarida ${emailCode(mark)} kodini kiriting. U bir soat amal qiladi, avvalgi kodlar endi yaramaydi.`,
    ],
    action: { label: "Sozlamalarni ochish", url: link("/settings") },
    note: "Agar Bezakda roʻyxatdan oʻtmagan boʻlsangiz, hech narsa qilmang. Kodni hech kimga aytmang.",
  }),
  en: ({ mark }, link) => ({
    subject: `${emailCode(mark)} is your Bezak confirmation code`,
    lines: [
      "Hello!",
      `To confirm this email, enter the code ${emailCode(mark)} in your account settings. It works for one hour, and earlier codes no longer work.`,
    ],
    action: { label: "Open the settings", url: link("/settings") },
    note: "If you did not register at Bezak, do nothing. Do not share the code with anybody.",
  }),
});
