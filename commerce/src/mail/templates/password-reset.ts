import { resetToken } from "../../reset-token.ts";
import { defineMail, type MailLink } from "../define-mail.ts";

interface PasswordReset {
  /** the token is derived from it when the mail is rendered */
  resetId: string;
}

const page = (resetId: string, link: MailLink) => link(`/reset-password#token=${resetToken(resetId)}`);

/** A link to choose a new password. The address may be unconfirmed, so the mail contains no name. */
export default defineMail<PasswordReset>({
  ru: ({ resetId }, link) => ({
    subject: "Новый пароль для Bezak",
    lines: [
      "Здравствуйте!",
      "Вы попросили сменить пароль. Нажмите кнопку и придумайте новый: ссылка работает один час и только один раз.",
    ],
    action: { label: "Придумать новый пароль", url: page(resetId, link) },
    note: "Если вы об этом не просили, ничего не делайте: пароль останется прежним.",
  }),
  uz: ({ resetId }, link) => ({
    subject: "Bezak uchun yangi parol",
    lines: [
      "Assalomu alaykum!",
      "Siz parolni almashtirishni soʻradingiz. Tugmani bosib, yangi parol oʻylab toping: havola bir soat va faqat bir marta ishlaydi.",
    ],
    action: { label: "Yangi parol kiritish", url: page(resetId, link) },
    note: "Agar buni siz soʻramagan boʻlsangiz, hech narsa qilmang: parol avvalgidek qoladi.",
  }),
  en: ({ resetId }, link) => ({
    subject: "A new password for Bezak",
    lines: [
      "Hello!",
      "You asked to change your password. Press the button and choose a new one: the link works for one hour and only once.",
    ],
    action: { label: "Choose a new password", url: page(resetId, link) },
    note: "If you did not ask for it, do nothing: your password stays as it is.",
  }),
});
