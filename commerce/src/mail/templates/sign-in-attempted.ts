import { resetToken } from "../../reset-token.ts";
import { defineMail, type MailLink } from "../define-mail.ts";

interface SignInAttempted {
  /** the token is derived from it when the mail is rendered */
  resetId: string;
}

const page = (resetId: string, link: MailLink) => link(`/reset-password#token=${resetToken(resetId)}`);

/** Ten wrong passwords from unknown browsers; a new password admits the owner at once. */
export default defineMail<SignInAttempted>({
  ru: ({ resetId }, link) => ({
    subject: "Кто-то пытался войти в ваш аккаунт Bezak",
    lines: [
      "Здравствуйте!",
      "Кто-то несколько раз ввёл неверный пароль к вашему аккаунту. Поэтому вход с новых устройств закрыт на 15 минут; там, где вы уже входили, всё работает как прежде.",
      "Если это были вы, нажмите кнопку и придумайте новый пароль: после этого войти можно сразу. Ссылка работает один час и только один раз.",
    ],
    action: { label: "Придумать новый пароль", url: page(resetId, link) },
    note: "Если это были не вы, ничего не делайте: пароль остаётся прежним. О таких попытках мы пишем не чаще раза в день.",
  }),
  uz: ({ resetId }, link) => ({
    subject: "Kimdir Bezak hisobingizga kirishga urindi",
    lines: [
      "Assalomu alaykum!",
      "Kimdir hisobingiz parolini bir necha marta notoʻgʻri kiritdi. Shu sababli yangi qurilmalardan kirish 15 daqiqaga yopildi; avval kirgan qurilmalaringizda hammasi avvalgidek ishlaydi.",
      "Agar bu siz boʻlsangiz, tugmani bosib, yangi parol oʻylab toping: shundan soʻng darhol kirish mumkin. Havola bir soat va faqat bir marta ishlaydi.",
    ],
    action: { label: "Yangi parol kiritish", url: page(resetId, link) },
    note: "Agar bu siz boʻlmasangiz, hech narsa qilmang: parol avvalgidek qoladi. Bunday urinishlar haqida kuniga koʻpi bilan bir marta yozamiz.",
  }),
  en: ({ resetId }, link) => ({
    subject: "Somebody tried to sign in to your Bezak account",
    lines: [
      "Hello!",
      "Somebody entered a wrong password for your account several times. Signing in on new devices is therefore closed for 15 minutes; where you have signed in before, everything works as usual.",
      "If it was you, press the button and choose a new password: then you can sign in at once. The link works for one hour and only once.",
    ],
    action: { label: "Choose a new password", url: page(resetId, link) },
    note: "If it was not you, do nothing: your password stays as it is. We write about such attempts at most once a day.",
  }),
});
