import { expect, it } from "vitest";
import { paymeLink } from "./checkout-link.ts";

const desk = { checkoutUrl: "https://checkout.paycom.uz", merchantId: "587f72c72cac0d162c722ae2" };
const order = { number: "1234567890", amount: 475_001, language: "uz" as const };
const toText = (link: string) => Buffer.from(link.slice(`${desk.checkoutUrl}/`.length), "base64").toString();

it("encodes merchant, order, tiyin, language and return URL", () => {
  const text = toText(
    paymeLink(desk, { ...order, returnUrl: "https://bezak.uz/payment-status/paycol_1?lang=uz" }),
  );
  expect(text.replace(/;ct=\d+$/, "")).toBe(
    "m=587f72c72cac0d162c722ae2;ac.order_id=1234567890;a=47500100;l=uz;c=https://bezak.uz/payment-status/paycol_1?lang=uz",
  );
});

it("omits the return URL when there is none", () => {
  expect(toText(paymeLink(desk, order)).replace(/;ct=\d+$/, "")).toMatch(/;a=47500100;l=uz$/);
});

it("escapes a semicolon in the return URL", () => {
  const text = toText(paymeLink(desk, { ...order, returnUrl: "https://bezak.uz/a;a=1;b" }));
  expect(text).toContain(";c=https://bezak.uz/a%3Ba=1%3Bb");
  expect(text.match(/;a=/g)).toHaveLength(1);
});

it("needs no base64 padding at any length", () => {
  const lengths = new Set<number>();
  for (let length = 0; length < 30; length += 1) {
    const link = paymeLink(desk, { ...order, returnUrl: `https://bezak.uz/${"x".repeat(length)}` });
    expect(link).not.toContain("=");
    lengths.add(toText(link).length % 3);
  }
  expect([...lengths]).toEqual([0]);
});
