import { resetToken } from "../../reset-token.ts";
import { defineMail, type MailLink } from "../define-mail.ts";

interface Administrator {
  /** the token is derived from it when the mail is rendered */
  resetId: string;
}

const page = (resetId: string, link: MailLink) => link(`/reset-password#token=${resetToken(resetId)}`);

/** The recipient was made an administrator, or another link was requested. */
export default defineMail<Administrator>({
  ru: ({ resetId }, link) => ({
    subject: "Вы администратор Bezak",
    lines: [
      "Здравствуйте!",
      "Вам открыт доступ к управлению маркетплейсом Bezak. Нажмите кнопку и придумайте пароль: ссылка работает один час и только один раз.",
    ],
    action: { label: "Придумать пароль", url: page(resetId, link) },
    note: "Если вы этого не ждали, не нажимайте кнопку и сообщите тому, кто отвечает за Bezak.",
  }),
  uz: ({ resetId }, link) => ({
    subject: "Siz Bezak administratorisiz",
    lines: [
      "Assalomu alaykum!",
      "Sizga Bezak marketpleysini boshqarish huquqi berildi. Tugmani bosib, parol oʻylab toping: havola bir soat va faqat bir marta ishlaydi.",
    ],
    action: { label: "Parol kiritish", url: page(resetId, link) },
    note: "Agar buni kutmagan boʻlsangiz, tugmani bosmang va Bezak uchun masʼul kishiga xabar bering.",
  }),
  en: ({ resetId }, link) => ({
    subject: "You are an administrator of Bezak",
    lines: [
      "Hello!",
      "You have been given access to the administration of Bezak. Press the button and choose a password: the link works for one hour and only once.",
    ],
    action: { label: "Choose a password", url: page(resetId, link) },
    note: "If you did not expect this, do not press the button and tell whoever runs Bezak.",
  }),
});
