import { getBottom, innerWidth, pdfColors, printable, tabular, type Pdf } from "./pdf-document.ts";

export interface PdfColumn {
  title: string;
  /** its part of the width, relative to the other shares */
  share: number;
  align?: "left" | "right";
}

const PADDING = 4;

/**
 * Writes a table over as many pages as it needs: repeats its head on each, and never splits a row. Rows are consumed
 * one by one; `bold` marks rows of totals.
 */
export function pdfTable(
  pdf: Pdf,
  columns: readonly PdfColumn[],
  rows: Iterable<readonly string[]>,
  bold: (row: readonly string[], index: number) => boolean = () => false,
): void {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (innerWidth(pdf) * share) / whole);
  const write = (cells: readonly string[]) => writeRow(pdf, columns, widths, cells);
  const head = () => {
    pdf.font("bold").fontSize(9).fillColor(pdfColors.muted);
    write(columns.map(({ title }) => title));
    pdf.font("text").fillColor(pdfColors.text);
  };
  head();
  let index = 0;
  for (const row of rows) {
    pdf.font(bold(row, index) ? "bold" : "text").fontSize(9);
    const cells = row.map(printable);
    if (pdf.y + getHeight(pdf, widths, cells) > getBottom(pdf)) {
      pdf.addPage();
      head();
      pdf.font(bold(row, index) ? "bold" : "text").fontSize(9);
    }
    write(cells);
    index += 1;
  }
  pdf.font("text").fontSize(10);
  pdf.x = pdf.page.margins.left;
  pdf.moveDown(0.5);
}

function getHeight(pdf: Pdf, widths: readonly number[], cells: readonly string[]): number {
  const heights = widths.map((width, column) =>
    pdf.heightOfString(cells[column] || " ", { width: width - 2 * PADDING, ...tabular }),
  );
  return Math.max(...heights) + 2 * PADDING;
}

function writeRow(
  pdf: Pdf,
  columns: readonly PdfColumn[],
  widths: readonly number[],
  cells: readonly string[],
): void {
  const top = pdf.y;
  const height = getHeight(pdf, widths, cells);
  let left = pdf.page.margins.left;
  for (const [column, { align = "left" }] of columns.entries()) {
    const width = widths[column] ?? 0;
    pdf.text(cells[column] || " ", left + PADDING, top + PADDING, {
      width: width - 2 * PADDING,
      align,
      ...tabular,
    });
    left += width;
  }
  pdf
    .moveTo(pdf.page.margins.left, top + height)
    .lineTo(left, top + height)
    .lineWidth(0.5)
    .strokeColor(pdfColors.line)
    .stroke();
  pdf.y = top + height;
}
