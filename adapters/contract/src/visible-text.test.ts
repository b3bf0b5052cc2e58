import { describe, expect, it } from "vitest";
import { Application, NewApplication } from "./applications.ts";
import { NewContactMessage } from "./contacts.ts";
import { Contact, NewOrder } from "./orders.ts";
import { freeText, nameText } from "./shared-schemas.ts";
import { PayoutAccount, ShopSettings } from "./shops.ts";

const name = nameText(2, 60);

describe("a text that somebody writes", () => {
  it.each([
    ["a zero-width space", "Дил\u200bноза", "Дилноза"],
    ["a mark that turns the direction", "\u202eДилноза", "Дилноза"],
    ["a byte order mark", "\ufeffДилноза", "Дилноза"],
    ["a soft hyphen", "Дил\u00adноза", "Дилноза"],
    ["a filler of Hangul", "Дил\u3164но\u115fза\uffa0", "Дилноза"],
    ["an empty pattern of Braille", "\u2800Дилноза\u2800", "Дилноза"],
    ["a variation that is no emoji's", "Дил\ufe00ноза\u{e0100}", "Дилноза"],
    ["a control character", "Дил\u0007ноза", "Дилноза"],
  ])("loses %s", (_, written, seen) => {
    expect(name.parse(written)).toBe(seen);
  });

  it.each([
    "\u200b\u200b",
    "\u202e\u202d",
    "\u200d\u200d",
    " \u200b ",
    "\u2060\u2060\u2060",
    "\u3164\u3164",
    "\u2800\u2800",
    "\ufe0f\ufe0f",
  ])("is refused as a name when nothing of it can be seen: %j", (written) => {
    expect(name.safeParse(written).success).toBe(false);
  });

  it.each(["👩‍👧", "❤\ufe0f", "می\u200cخواهم", "Gʻulom", "ҳусн 5 %", "строка\nвторая", "«»"])(
    "keeps %j as it is",
    (written) => {
      expect(freeText(1, 100).parse(written)).toBe(written);
    },
  );

  it("may be empty where nothing has to be written", () => {
    expect(freeText(0, 100).parse(" \u200b ")).toBe("");
  });

  it("is refused with a zero byte", () => {
    expect(freeText(0, 100).safeParse("a\0b").success).toBe(false);
  });
});

const lines = {
  "the name of an order": [NewOrder.shape.contact.shape.name, Contact.shape.name],
  "the name of a message": [NewContactMessage.shape.name, Contact.shape.name],
  "the person of an application": [NewApplication.shape.contactPerson, Application.shape.contactPerson],
  "who an account belongs to": [
    PayoutAccount.shape.recipient,
    ShopSettings.shape.payoutAccount.unwrap().shape.recipient,
  ],
  "the bank of an account": [PayoutAccount.shape.bank, ShopSettings.shape.payoutAccount.unwrap().shape.bank],
} as const;

describe("one line", () => {
  it.each(Object.entries(lines))("is asked for %s, and not of what is stored", (_, [written, shown]) => {
    expect(written.parse(" Ali Valiyev ")).toBe("Ali Valiyev");
    for (const text of ["Ali\nValiyev", "Ali\rValiyev", "Ali\u2028Valiyev"])
      expect([written.safeParse(text).success, shown.safeParse(text).success]).toEqual([false, true]);
  });
});
