import type { Language } from "@bezak/contract/languages.ts";
import { encode } from "uqr";
import { formatSum } from "../text/format-sum.ts";
import { cityName, phoneInGroups, type OpenParcel, type ParcelPaper } from "./parcel-paper.ts";
import { parcelTexts } from "./parcel-texts.ts";
import { getBottom, innerWidth, openPdf, pdfColors, printable, tabular, type Pdf } from "./pdf-document.ts";

const CODE = 92;
/** Height reserved at the bottom for the amount to collect. */
const CASH = 55;

/** Labels of A6, one page each. */
export function openLabels(number: string, language: ParcelPaper["language"]): Pdf {
  const title = `${parcelTexts[language].label} ${number}`;
  return openPdf({ title, language, size: "A6", margin: 20 });
}

/** Writes sender, recipient, address, amount to collect, and the parcel's number as text and QR code. */
export function writeLabel(pdf: Pdf, { parcel, shop, language }: ParcelPaper): void {
  const words = parcelTexts[language];
  const { delivery, contact } = parcel;
  pdf.addPage();
  const { left, top } = pdf.page.margins;
  const width = innerWidth(pdf);
  drawCode(pdf, parcel.number, left + width - CODE, top);
  const beside = { width: width - CODE - 10, ellipsis: true };
  small(pdf, words.from, left, top, beside.width);
  pdf
    .font("bold")
    .fontSize(11)
    .text(printable(shop), { ...beside, height: 44 });
  pdf
    .font("text")
    .fontSize(8)
    .fillColor(pdfColors.muted)
    .text(`${orderedAt(parcel.createdAt)}`, beside);
  pdf.fillColor(pdfColors.text);
  pdf
    .font("bold")
    .fontSize(17)
    .text(parcel.number, left, top + CODE + 6, { width, ...tabular });
  rule(pdf);
  small(pdf, words.to, left, pdf.y, width);
  pdf.font("bold");
  fitted(pdf, contact.name, { width, height: 38, sizes: [14, 9] });
  pdf.fontSize(14).text(phoneInGroups(contact.phone), { width, ...tabular });
  pdf
    .moveDown(0.3)
    .fontSize(16)
    .text(printable(cityName(delivery.city, language)), { width });
  const where = delivery.method === "pickup" ? words.pickup : delivery.address;
  pdf.font("text");
  fitted(pdf, where, { width, height: 69, sizes: [12, 8] });
  if (delivery.comment) fitted(pdf, delivery.comment, { width, height: 38, sizes: [9, 7] });
  pdf.y = getBottom(pdf) - CASH;
  rule(pdf);
  writeCash(pdf, parcel, language);
}

/** Writes the amount to collect on delivery, its parts, and who collects it. */
function writeCash(pdf: Pdf, { cash, collect, refunded }: OpenParcel, language: Language): void {
  const words = parcelTexts[language];
  const { left } = pdf.page.margins;
  const width = innerWidth(pdf);
  const owed = cash && collect > 0 ? cash : null;
  const none = refunded ? words.nothing : words.paid;
  const taken = owed ? [`${words.collector.toLowerCase()}: ${words.takenBy[owed.collector]}`] : [];
  small(pdf, [words.collect, ...taken].join(" · "), left, pdf.y, width);
  const line = { width, lineBreak: false, ...tabular } as const;
  pdf
    .font("bold")
    .fontSize(owed ? 15 : 10)
    .text(owed ? formatSum(collect, language) : none, left, pdf.y, line);
  if (!owed) return;
  const [products, delivery] = [formatSum(owed.goods, language), formatSum(owed.delivery, language)];
  pdf.font("text").fontSize(8).text(words.ofWhich(products, delivery), left, pdf.y, line);
}

/** The day in Tashkent, in digits only. */
function orderedAt(at: string): string {
  return new Intl.DateTimeFormat("ru-RU", { dateStyle: "short", timeZone: "Asia/Tashkent" }).format(
    new Date(at),
  );
}

interface Box {
  width: number;
  height: number;
  /** font sizes: preferred, and smallest readable */
  sizes: readonly [most: number, least: number];
}

/**
 * Writes text in the largest size in which all of it fits: a partial address is useless. Cuts what does not fit at all.
 */
function fitted(pdf: Pdf, text: string, { width, height, sizes: [most, least] }: Box): void {
  const printed = printable(text);
  let size = most;
  while (size > least && pdf.fontSize(size).heightOfString(printed, { width }) > height) size -= 1;
  pdf.fontSize(size).text(printed, { width, height, ellipsis: true });
}

function small(pdf: Pdf, text: string, x: number, y: number, width: number): void {
  pdf.font("text").fontSize(8).fillColor(pdfColors.muted).text(text, x, y, { width });
  pdf.fillColor(pdfColors.text);
}

function rule(pdf: Pdf): void {
  const { left } = pdf.page.margins;
  pdf
    .moveTo(left, pdf.y + 2)
    .lineTo(left + innerWidth(pdf), pdf.y + 2)
    .lineWidth(1)
    .strokeColor(pdfColors.text)
    .stroke();
  pdf.y += 8;
}

/** Draws the number as a QR code for scanners and phones. */
function drawCode(pdf: Pdf, number: string, left: number, top: number): void {
  const { data, size } = encode(number, { ecc: "M", border: 0 });
  const side = CODE / size;
  for (const [row, cells] of data.entries()) {
    for (const [column, dark] of cells.entries()) {
      if (dark) pdf.rect(left + column * side, top + row * side, side + 0.05, side + 0.05);
    }
  }
  pdf.fillColor("#000").fill().fillColor(pdfColors.text);
}
