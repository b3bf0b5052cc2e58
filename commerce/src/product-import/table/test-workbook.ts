import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

export type BookParts = Record<string, string | Buffer>;

/** Writes a workbook of these parts, valid or not, to `path`. */
export async function writeTestWorkbook(path: string, parts: BookParts): Promise<void> {
  const zip = new ZipFile();
  for (const [name, part] of Object.entries(parts)) zip.addBuffer(Buffer.from(part), name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

export const bookParts = (sheet: string | Buffer, texts = "<sst/>", styles = "<styleSheet/>") => ({
  "_rels/.rels": `<Relationships><Relationship Id="a" Type="x/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns:r="r"><sheets><sheet name="hidden" state="hidden" r:id="r0"/><sheet name="goods" r:id="r1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/a.xml"/><Relationship Id="r2" Type="x/sharedStrings" Target="texts.xml"/><Relationship Id="r3" Type="x/styles" Target="styles.xml"/></Relationships>`,
  "xl/worksheets/a.xml": sheet,
  "xl/texts.xml": texts,
  "xl/styles.xml": styles,
});

export const rowsXml = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
