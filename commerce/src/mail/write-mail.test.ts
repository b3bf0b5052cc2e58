import { expect, it } from "vitest";
import accountBlocked from "./templates/account-blocked.ts";
import administrator from "./templates/administrator.ts";
import type { MailTemplate } from "./define-mail.ts";
import { mailTemplates, type MailName } from "./templates.ts";
import passwordChanged from "./templates/password-changed.ts";
import passwordReset from "./templates/password-reset.ts";
import sellerInvitation from "./templates/seller-invitation.ts";
import welcome from "./templates/welcome.ts";
import { writeMail } from "./write-mail.ts";

process.env.JWT_SECRET ??= "test";
process.env.PUBLIC_URL = "https://shop.example/";

it.each(["ru", "uz", "en", "xx"])("renders the mails about the account completely (%s)", (language) => {
  const written = [
    passwordReset({ resetId: "pwreset_1" }, language),
    passwordChanged({}, language),
    welcome({}, language),
    administrator({ resetId: "pwreset_1" }, language),
    accountBlocked({ reason: "Поддельные отзывы" }, language),
    accountBlocked({ reason: null }, language),
  ];
  expect(written[4]?.text).toContain("Поддельные отзывы");
  for (const { subject, text, html } of written) {
    expect(subject.length).toBeGreaterThan(8);
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|\[object/);
    const prefix = language === "uz" || language === "en" ? `/${language}` : "";
    expect(text).toContain(`https://shop.example${prefix}`);
  }
  for (const { text } of [written[0], written[3]].flatMap((mail) => mail ?? []))
    expect(text).toMatch(/\/reset-password#token=[\w-]{43}\n/);
});

it("escapes user input", () => {
  const text = `<img src=x onerror="alert('1')">`;
  const mail = writeMail({ subject: "Заказ", lines: [text] }, "ru");
  expect(mail.text).toContain(text);
  expect(mail.html).toContain("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;");
  expect(mail.html).not.toContain("<img");
});

it.each(Object.keys(mailTemplates) as MailName[])("keeps user input out of the mail %s", (name) => {
  const bait = "Азиз, вы выиграли 5 000 000 сум! https://x.example/win";
  const typed = {
    name: bait,
    shop: bait,
    inviter: bait,
    company: bait,
    message: bait,
    contactPerson: bait,
  };
  const facts = {
    number: "12345678",
    replyHours: 2,
    text: "Посылка приедет завтра",
    role: "packer",
    letterId: "l",
    resetId: "r",
    change: "c",
    mark: "m",
    digits: "1234",
    reason: "Поддельные отзывы",
  };
  // its texts come from `describeEventForMail`, which has this test of its own
  const notification = { title: "Заказ", text: "Оформлен", path: null };
  const template = mailTemplates[name] as MailTemplate<unknown>;
  for (const language of ["ru", "uz", "en"]) {
    const { subject, text, html } = template(
      { ...typed, ...facts, ...(name === "news" && notification) },
      language,
    );
    expect(`${subject}${text}${html}`).not.toMatch(/выиграли|x\.example/);
  }
});

it.each(["ru", "uz", "en"])("puts the code of a new address into subject and text (%s)", (language) => {
  const { subject, text } = mailTemplates["email-code"]({ change: "a.b.c" }, language);
  const code = /\d{6}/.exec(subject)?.[0] ?? "none";
  expect(text).toContain(code);
});

it.each(["ru", "uz", "en"])(
  "puts the code that confirms an address into both of its mails (%s)",
  (language) => {
    const { subject, text } = mailTemplates["email-confirmation"]({ mark: "a.b" }, language);
    const code = /\d{6}/.exec(subject)?.[0] ?? "none";
    expect([text, welcome({ mark: "a.b" }, language).text].map((text) => text.includes(code))).toEqual([
      true,
      true,
    ]);
  },
);

it("puts the link into an invitation", () => {
  const { text } = sellerInvitation({ role: "packer", letterId: "letter_1" }, "ru");
  expect(text).toMatch(/\/seller-invitation#token=[\w-]{43}\n/);
});

it("keeps line breaks in a subject from starting another header", () => {
  const { subject } = writeMail({ subject: "Заказ\r\nBcc: a@b.c", lines: ["x"] }, "ru");
  expect(subject).toBe("Заказ Bcc: a@b.c");
});
