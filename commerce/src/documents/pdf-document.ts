import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type PDFDocument from "pdfkit";

/** A document being written: a stream of its bytes, in points (72 per inch), with the origin at the top left. */
export type Pdf = PDFKit.PDFDocument;

export interface PdfSettings {
  /** shown by the reader's window */
  title: string;
  language: "ru" | "uz" | "en";
  /** a paper format, or width and height in points */
  size: string | [number, number];
  margin: number;
  /** small print at the bottom of each page, by its number */
  footer?: (page: number) => string;
}

export const pdfColors = { text: "#1d1b19", muted: "#6b655e", line: "#d8d2ca" } as const;

// Onest has Cyrillic and the Uzbek letters of both scripts; a document embeds only the used letters.
const require = createRequire(import.meta.url);
/** Loaded for the first document: its tables of letters cost a start time and memory, and few processes write one. */
const loadPdfKit = () => require("pdfkit") as typeof PDFDocument;
const fontFile = (name: string) =>
  readFileSync(require.resolve(`@expo-google-fonts/onest/${name}/Onest_${name}.ttf`));
let fonts: { text: Buffer; bold: Buffer } | undefined;

/** Digits of one width, so that sums align in columns. */
export const tabular: PDFKit.Mixins.TextOptions = { features: ["tnum"] };

/** Starts a document; the caller adds the first page, and calls `end()` at the end. */
export function openPdf({ title, language, size, margin, footer }: PdfSettings): Pdf {
  fonts ??= { text: fontFile("400Regular"), bold: fontFile("600SemiBold") };
  const info = { Title: title, Creator: "Bezak" };
  const pdf = new (loadPdfKit())({
    size,
    margin,
    lang: language,
    info,
    displayTitle: true,
    autoFirstPage: false,
  });
  pdf.registerFont("text", fonts.text).registerFont("bold", fonts.bold);
  let page = 0;
  pdf.on("pageAdded", () => {
    page += 1;
    pdf.font("text").fontSize(10).fillColor(pdfColors.text);
    if (footer) writeFooter(pdf, footer(page));
  });
  return pdf;
}

/** Writes below the margin, where text would normally start another page. */
function writeFooter(pdf: Pdf, text: string): void {
  const { bottom, left, right } = pdf.page.margins;
  const { x, y } = pdf;
  pdf.page.margins.bottom = 0;
  pdf
    .fontSize(8)
    .fillColor(pdfColors.muted)
    .text(printable(text), left, pdf.page.height - bottom + 8, {
      width: pdf.page.width - left - right,
      align: "center",
      lineBreak: false,
    });
  pdf.page.margins.bottom = bottom;
  pdf.fontSize(10).fillColor(pdfColors.text);
  pdf.x = x;
  pdf.y = y;
}

/** Removes characters that the font lacks: emoji and control characters; replaces unusual dashes and primes. */
export function printable(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/[\u02b9\u2032]/g, "'")
    .replace(/\u2033/g, '"')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")
    .replace(/(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Variation_Selector}]/gu, "")
    .trim();
}

export function innerWidth(pdf: Pdf): number {
  return pdf.page.width - pdf.page.margins.left - pdf.page.margins.right;
}

/** The lowest position of text. */
export function getBottom(pdf: Pdf): number {
  return pdf.page.height - pdf.page.margins.bottom;
}

/** Writes a title with an optional line below. */
export function heading(pdf: Pdf, title: string, below?: string): void {
  pdf.font("bold").fontSize(18).text(printable(title));
  pdf.font("text").fontSize(10).fillColor(pdfColors.muted);
  if (below) pdf.text(printable(below));
  pdf.fillColor(pdfColors.text).moveDown(1);
}

/** Writes names and values in lines; omits empty values. */
export function facts(pdf: Pdf, rows: readonly (readonly [name: string, value: string | null])[]): void {
  const { left } = pdf.page.margins;
  const names = 130;
  for (const [name, value] of rows) {
    const printed = printable(value ?? "");
    if (!printed) continue;
    const width = innerWidth(pdf) - names;
    if (pdf.y + pdf.heightOfString(printed, { width }) > getBottom(pdf)) pdf.addPage();
    const top = pdf.y;
    pdf.fillColor(pdfColors.muted).text(name, left, top, { width: names - 10 });
    const next = pdf.y;
    pdf.fillColor(pdfColors.text).text(printed, left + names, top, { width, ...tabular });
    pdf.y = Math.max(next, pdf.y) + 3;
  }
  pdf.x = left;
  pdf.moveDown(0.5);
}
