import { expect, it } from "vitest";
import passwordChanged from "./templates/password-changed.ts";
import passwordReset from "./templates/password-reset.ts";
import welcome from "./templates/welcome.ts";
import { writeMail } from "./write-mail.ts";

process.env.JWT_SECRET ??= "test";
process.env.PUBLIC_URL = "https://shop.example/";

const name = `<img src=x onerror="alert('1')">`;

it.each(["ru", "uz", "en", "xx"])("mails about the account are whole and escaped (%s)", (language) => {
  const written = [
    passwordReset({ name, resetId: "pwreset_1" }, language),
    passwordChanged({ name }, language),
    welcome({ name }, language),
  ];
  for (const { subject, text, html } of written) {
    expect(subject.length).toBeGreaterThan(8);
    expect(text).toContain(name);
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;");
    expect(html).not.toContain("<img");
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|\[object/);
    const prefix = language === "uz" || language === "en" ? `/${language}` : "";
    expect(text).toContain(`https://shop.example${prefix}`);
  }
  expect(written[0]?.text).toMatch(/\/reset-password\?token=[\w-]{43}\n/);
});

it("a subject begins no header of its own", () => {
  const { subject } = writeMail({ subject: "Заказ\r\nBcc: a@b.c", lines: ["x"] }, "ru");
  expect(subject).toBe("Заказ Bcc: a@b.c");
});
