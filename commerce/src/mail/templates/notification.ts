import { defineMail } from "../define-mail.ts";

/** A notification of the inbox, with the texts for mails (`describeEventForMail`) in the recipient's language. */
interface NotificationMail {
  title: string;
  text: string;
  path: string | null;
}

const action = (label: string, path: string | null, link: (path: string) => string) =>
  path === null ? undefined : { label, url: link(path) };

export default defineMail<NotificationMail>({
  ru: ({ title, text, path }, link) => ({
    subject: title,
    lines: [text],
    action: action("Открыть в Bezak", path, link),
    note: "О чём писать вам, можно выбрать в настройках аккаунта.",
  }),
  uz: ({ title, text, path }, link) => ({
    subject: title,
    lines: [text],
    action: action("Bezakda ochish", path, link),
    note: "Sizga nima haqida yozishimizni hisob sozlamalarida tanlashingiz mumkin.",
  }),
  en: ({ title, text, path }, link) => ({
    subject: title,
    lines: [text],
    action: action("Open in Bezak", path, link),
    note: "You can choose what we write to you about in the settings of your account.",
  }),
});
