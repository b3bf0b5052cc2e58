import { describe, expect, it } from "vitest";
import { Application, NewApplication } from "./applications.ts";
import { NewContactMessage } from "./contacts.ts";
import { Contact, NewOrder } from "./orders.ts";
import { freeText, nameText } from "./shared-schemas.ts";
import { PayoutAccount, ShopSettings } from "./shops.ts";

const name = nameText(2, 60);

describe("a text in a request", () => {
  it.each([
    ["a zero-width space", "Дил\u200bноза", "Дилноза"],
    ["a direction mark", "\u202eДилноза", "Дилноза"],
    ["a byte order mark", "\ufeffДилноза", "Дилноза"],
    ["a soft hyphen", "Дил\u00adноза", "Дилноза"],
    ["a Hangul filler", "Дил\u3164но\u115fза\uffa0", "Дилноза"],
    ["an empty Braille pattern", "\u2800Дилноза\u2800", "Дилноза"],
    ["a variation selector outside of an emoji", "Дил\ufe00ноза\u{e0100}", "Дилноза"],
    ["a control character", "Дил\u0007ноза", "Дилноза"],
  ])("is parsed without %s", (_, written, seen) => {
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
  ])("is refused as a name if it has no visible character: %j", (written) => {
    expect(name.safeParse(written).success).toBe(false);
  });

  it.each(["👩‍👧", "❤\ufe0f", "می\u200cخواهم", "Gʻulom", "ҳусн 5 %", "строка\nвторая", "«»"])(
    "is not changed if it is %j",
    (written) => {
      expect(freeText(1, 100).parse(written)).toBe(written);
    },
  );

  it("may be empty where it is optional", () => {
    expect(freeText(0, 100).parse(" \u200b ")).toBe("");
  });

  it("is refused if it contains a zero byte", () => {
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

describe("a text of one line", () => {
  it.each(Object.entries(lines))(
    "is required for %s in requests, but not in answers",
    (_, [written, shown]) => {
      expect(written.parse(" Ali Valiyev ")).toBe("Ali Valiyev");
      for (const text of ["Ali\nValiyev", "Ali\rValiyev", "Ali\u2028Valiyev"])
        expect([written.safeParse(text).success, shown.safeParse(text).success]).toEqual([false, true]);
    },
  );
});
