import { emailCode } from "../../email-code.ts";
import { defineMail } from "../define-mail.ts";

interface EmailChange {
  /** the code is derived from it when the mail is rendered */
  change: string;
}

/** The code that proves a new address. The address is unconfirmed, so the mail contains no name. */
export default defineMail<EmailChange>({
  ru: ({ change }) => ({
    subject: `${emailCode(change)} — код для новой почты Bezak`,
    lines: [
      "Здравствуйте!",
      `Чтобы входить в Bezak с этой почтой, введите код ${emailCode(change)} в настройках аккаунта. Он действует один час.`,
    ],
    note: "Если вы об этом не просили, ничего не делайте: без кода почта не изменится. Никому его не сообщайте.",
  }),
  uz: ({ change }) => ({
    subject: `${emailCode(change)} — Bezak uchun yangi pochta kodi`,
    lines: [
      "Assalomu alaykum!",
      `Bezakka shu pochta bilan kirish uchun hisob sozlamalarida ${emailCode(change)} kodini kiriting. U bir soat amal qiladi.`,
    ],
    note: "Agar buni siz soʻramagan boʻlsangiz, hech narsa qilmang: kodsiz pochta oʻzgarmaydi. Kodni hech kimga aytmang.",
  }),
  en: ({ change }) => ({
    subject: `${emailCode(change)} is the code for your new Bezak email`,
    lines: [
      "Hello!",
      `To sign in to Bezak with this email, enter the code ${emailCode(change)} in your account settings. It works for one hour.`,
    ],
    note: "If you did not ask for it, do nothing: without the code the email does not change. Do not share the code with anybody.",
  }),
});
