import { defineMail } from "../define-mail.ts";

interface Answer {
  /** number of the message */
  number: string;
  /** as an administrator wrote it, in lines */
  text: string;
}

const toLines = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== "");

/** An administrator's answer to a contact message, of which it repeats nothing: anybody may enter any address. */
export default defineMail<Answer>({
  ru: ({ number, text }, link) => ({
    subject: `Ответ на ваше сообщение № ${number}`,
    lines: ["Здравствуйте!", ...toLines(text)],
    action: { label: "Написать ещё", url: link("/contacts") },
    note: `Вы писали нам через сайт, номер обращения — ${number}. Если это были не вы, просто удалите это письмо.`,
  }),
  uz: ({ number, text }, link) => ({
    subject: `${number}-raqamli xabaringizga javob`,
    lines: ["Assalomu alaykum!", ...toLines(text)],
    action: { label: "Yana yozish", url: link("/contacts") },
    note: `Siz bizga sayt orqali yozgansiz, murojaat raqami — ${number}. Agar yozmagan boʻlsangiz, bu xatni shunchaki oʻchirib tashlang.`,
  }),
  en: ({ number, text }, link) => ({
    subject: `An answer to your message no. ${number}`,
    lines: ["Hello!", ...toLines(text)],
    action: { label: "Write again", url: link("/contacts") },
    note: `You wrote to us on our site; the number of your message is ${number}. If it was not you, simply delete this email.`,
  }),
});
