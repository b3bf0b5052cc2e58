import type { Language } from "@bezak/contract/languages.ts";
import { formatSum } from "../text/format-sum.ts";
import { cityName, comingItems, phoneInGroups, type OpenParcel, type ParcelPaper } from "./parcel-paper.ts";
import { parcelTexts } from "./parcel-texts.ts";
import { facts, heading, openPdf, type Pdf } from "./pdf-document.ts";
import { pdfTable } from "./pdf-table.ts";

const locales: Record<Language, string> = { ru: "ru-RU", uz: "uz-Latn-UZ", en: "en-GB" };

function dayAndTime(at: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Asia/Tashkent",
  }).format(new Date(at));
}

export function openPackingList({ parcel, shop, language }: ParcelPaper): Pdf {
  const words = parcelTexts[language];
  const title = `${words.packingList} ${parcel.number}`;
  const footer = (page: number) => `${shop} · ${words.parcel(parcel.number)} · ${words.page(page)}`;
  return openPdf({ title, language, size: "A4", margin: 48, footer });
}

/** The amount to collect, its parts, and who collects it. */
function cashFacts({ cash, collect, refunded }: OpenParcel, language: Language): [string, string][] {
  const words = parcelTexts[language];
  if (!cash || collect === 0) return [[words.collect, refunded ? words.nothing : words.paid]];
  const [products, delivery] = [formatSum(cash.goods, language), formatSum(cash.delivery, language)];
  return [
    [words.collect, formatSum(collect, language)],
    ["", words.ofWhich(products, delivery)],
    [words.collector, words.takenBy[cash.collector]],
  ];
}

/** Writes the contents and the recipient of a parcel; without prices, but with the amount to collect. */
export function writePackingList(pdf: Pdf, { parcel, shop, language }: ParcelPaper): void {
  const words = parcelTexts[language];
  const { delivery, contact } = parcel;
  pdf.addPage();
  heading(pdf, `${words.packingList} ${parcel.number}`, shop);
  facts(pdf, [
    [words.ordered, dayAndTime(parcel.createdAt, language)],
    [words.recipient, contact.name],
    [words.phone, phoneInGroups(contact.phone)],
    [words.delivery, words[delivery.method]],
    [words.city, cityName(delivery.city, language)],
    [words.address, delivery.address],
    [words.toCourier, delivery.comment ?? null],
    [words.comment, parcel.comment],
    ...cashFacts(parcel, language),
  ]);
  const items = comingItems(parcel);
  const rows = items.map(({ product, variantTitle, sku, quantity }) => {
    const name = product.name[language] || product.name.ru;
    const option = variantTitle && (variantTitle[language] || variantTitle.ru);
    return [option ? `${name}, ${option}` : name, sku ?? "—", String(quantity)];
  });
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  pdfTable(
    pdf,
    [
      { title: words.products, share: 6 },
      { title: words.sku, share: 3 },
      { title: words.pieces, share: 1, align: "right" },
    ],
    [...rows, [words.altogether, "", String(pieces)]],
    (_, index) => index === rows.length,
  );
}
