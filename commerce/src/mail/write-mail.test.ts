import { expect, it } from "vitest";
import administrator from "./templates/administrator.ts";
import passwordChanged from "./templates/password-changed.ts";
import passwordReset from "./templates/password-reset.ts";
import sellerInvitation from "./templates/seller-invitation.ts";
import welcome from "./templates/welcome.ts";
import { writeMail } from "./write-mail.ts";

process.env.JWT_SECRET ??= "test";
process.env.PUBLIC_URL = "https://shop.example/";

it.each(["ru", "uz", "en", "xx"])("mails about the account are whole (%s)", (language) => {
  const written = [
    passwordReset({ resetId: "pwreset_1" }, language),
    passwordChanged({}, language),
    welcome({}, language),
    administrator({ resetId: "pwreset_1" }, language),
  ];
  for (const { subject, text, html } of written) {
    expect(subject.length).toBeGreaterThan(8);
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|\[object/);
    const prefix = language === "uz" || language === "en" ? `/${language}` : "";
    expect(text).toContain(`https://shop.example${prefix}`);
  }
  for (const { text } of [written[0], written[3]].flatMap((mail) => mail ?? []))
    expect(text).toMatch(/\/reset-password#token=[\w-]{43}\n/);
});

it("a mail escapes what others wrote", () => {
  const shop = `<img src=x onerror="alert('1')">`;
  const { text, html } = sellerInvitation(
    { shop, inviter: "Ali", role: "packer", letterId: "letter_1" },
    "ru",
  );
  expect(text).toContain(shop);
  expect(text).toMatch(/\/seller-invitation#token=[\w-]{43}\n/);
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;");
  expect(html).not.toContain("<img");
});

it("a subject begins no header of its own", () => {
  const { subject } = writeMail({ subject: "Заказ\r\nBcc: a@b.c", lines: ["x"] }, "ru");
  expect(subject).toBe("Заказ Bcc: a@b.c");
});
