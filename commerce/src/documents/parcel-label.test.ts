import { limits } from "@bezak/contract/limits.ts";
import { expect, it, vi } from "vitest";
import { openLabels, writeLabel } from "./parcel-label.ts";
import type { OpenParcel, ParcelPaper } from "./parcel-paper.ts";

/** Words of usual length with the given total of letters. */
const words = (letters: number) => "Мирзо-Улугбекский проезд, дом ".repeat(letters).slice(0, letters).trim();

const delivery = { method: "courier", city: "tashkent", address: "", comment: null };
const paper = (name: string, address: string, comment: string | null) =>
  ({
    parcel: {
      number: "1234567890-12",
      createdAt: "2026-11-22T19:30:00Z",
      collect: 1_000_000_000_000,
      cash: { goods: 999_999_975_000, delivery: 25_000, total: 1_000_000_000_000, collector: "shop" },
      contact: { name, phone: "+998901234567" },
      delivery: { ...delivery, address, comment },
    } as OpenParcel,
    shop: words(60),
    language: "ru",
  }) satisfies ParcelPaper as ParcelPaper;

/** The texts of a label: whether all of each fits, and where it ends. */
function written(one: ParcelPaper) {
  const pdf = openLabels(one.parcel.number, one.language);
  const pages = vi.fn();
  pdf.on("pageAdded", pages);
  const write = pdf.text.bind(pdf);
  const texts = new Map<string, { whole: boolean; until: number }>();
  vi.spyOn(pdf, "text").mockImplementation((...given: unknown[]) => {
    const [text, options] = [given[0] as string, given.at(-1) as PDFKit.Mixins.TextOptions];
    const whole = pdf.heightOfString(text, { width: options.width }) <= (options.height ?? Infinity);
    write(...(given as Parameters<typeof write>));
    texts.set(text, { whole, until: pdf.y });
    return pdf;
  });
  writeLabel(pdf, one);
  pdf.end();
  return { texts, pages: pages.mock.calls.length };
}

it("prints a name and an address of any length in full, on one page, above the amount to collect", () => {
  const [name, address, comment] = [words(limits.nameMax), words(limits.addressMax), words(200)];
  const { texts, pages } = written(paper(name, address, comment));
  expect(pages).toBe(1);
  for (const text of [name, address, comment]) expect([text, texts.get(text)?.whole]).toEqual([text, true]);
  expect(texts.get(comment)?.until).toBeLessThan(419.53 - 20 - 55 + 2);
  expect([...texts.keys()]).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^товары 999\s999\s975\s000\sсум \+ доставка 25\s000\sсум$/),
      "Получить при вручении · деньги принимает: магазин",
    ]),
  );
});

it("stays within its page for texts without spaces", () => {
  expect(written(paper("Щ".repeat(100), "Щ".repeat(300), "Щ".repeat(500))).pages).toBe(1);
});

it("prints no amount to collect for a paid parcel", () => {
  const one = paper("Дилноза", "Навоий 1", null);
  one.parcel = { ...one.parcel, collect: 0, cash: null };
  expect([...written(one).texts.keys()]).toContain("Ничего, заказ оплачен");
});

it("does not show an order as paid after a refund of the payment", () => {
  const one = paper("Дилноза", "Навоий 1", null);
  one.parcel = { ...one.parcel, collect: 0, cash: null, refunded: true };
  const text = [...written(one).texts.keys()];
  expect(text).toContain("Ничего");
  expect(text).not.toContain("Ничего, заказ оплачен");
});
