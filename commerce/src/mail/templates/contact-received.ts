import { defineMail } from "../define-mail.ts";

interface Received {
  /** number of the message */
  number: string;
  replyHours: number;
}

/**
 * Confirms a contact message and states when it is answered. Contains nothing of the message: anybody may enter any
 * address, and the shop must not send their texts to third parties.
 */
export default defineMail<Received>({
  ru: ({ number, replyHours }, link) => ({
    subject: `Мы получили ваше сообщение № ${number}`,
    lines: [
      "Здравствуйте!",
      `Спасибо, что написали нам. Ответим на эту почту в течение ${replyHours} часов, в любой день и час.`,
      `Номер обращения — ${number}: назовите его, если позвоните.`,
    ],
    action: { label: "Частые вопросы", url: link("/faq") },
    note: "Если вы нам не писали, просто удалите это письмо.",
  }),
  uz: ({ number, replyHours }, link) => ({
    subject: `${number}-raqamli xabaringizni oldik`,
    lines: [
      "Assalomu alaykum!",
      `Bizga yozganingiz uchun rahmat. Istalgan kun va soatda ${replyHours} soat ichida shu pochtaga javob beramiz.`,
      `Murojaat raqami — ${number}: qoʻngʻiroq qilsangiz, shu raqamni ayting.`,
    ],
    action: { label: "Koʻp beriladigan savollar", url: link("/faq") },
    note: "Agar bizga yozmagan boʻlsangiz, bu xatni shunchaki oʻchirib tashlang.",
  }),
  en: ({ number, replyHours }, link) => ({
    subject: `We have received your message no. ${number}`,
    lines: [
      "Hello!",
      `Thank you for writing to us. We will reply to this address within ${replyHours} hours, on any day and at any hour.`,
      `Message number: ${number}. Mention it if you call.`,
    ],
    action: { label: "Frequently asked questions", url: link("/faq") },
    note: "If you did not write to us, simply delete this email.",
  }),
});
