import { expect, it } from "vitest";
import { facts, heading, openPdf, printable, type Pdf } from "./pdf-document.ts";
import { pdfTable } from "./pdf-table.ts";

async function readBytes(write: (pdf: Pdf) => void): Promise<string> {
  const pdf = openPdf({
    title: "Проверка",
    language: "ru",
    size: "A4",
    margin: 48,
    footer: (page) => `${page}`,
  });
  const chunks: Buffer[] = [];
  const read = (async () => {
    for await (const chunk of pdf) chunks.push(chunk as Buffer);
  })();
  pdf.addPage();
  write(pdf);
  pdf.end();
  await read;
  return Buffer.concat(chunks).toString("latin1");
}

const getPages = (bytes: string) => bytes.match(/\/Type \/Page\b/g)?.length;

it("keeps letters of every language and removes characters that the font lacks", () => {
  expect(printable("Oʻgʻiloy Ўқтам «Зарина» № 5 — 10 000 soʻm")).toBe(
    "Oʻgʻiloy Ўқтам «Зарина» № 5 — 10 000 soʻm",
  );
  expect(printable("кв. 5\u2011А, 21\u2033, Андреи\u0306")).toBe('кв. 5-А, 21", Андрей');
  expect(printable(" 💎 Bezak\u0007\tшоп 👩🏽‍🎨™ ")).toBe("Bezak шоп  ™");
});

it("writes a complete document with its language", async () => {
  const bytes = await readBytes((pdf) => {
    heading(pdf, "Упаковочный лист", "Zarina");
    facts(pdf, [
      ["Имя", "Oʻgʻiloy"],
      ["Пусто", null],
    ]);
  });
  expect(bytes.startsWith("%PDF-")).toBe(true);
  expect(bytes).toContain("/Lang (ru)");
  expect(bytes.trimEnd().endsWith("%%EOF")).toBe(true);
  expect(getPages(bytes)).toBe(1);
});

it("breaks a table over exactly as many pages as it needs", async () => {
  const table = (count: number) =>
    readBytes((pdf) =>
      pdfTable(
        pdf,
        [
          { title: "Товар", share: 3 },
          { title: "Шт.", share: 1, align: "right" },
        ],
        Array.from({ length: count }, (_, row) => [`Кольцо «Регистан» ${row}`, String(row)]),
      ),
    );
  expect(getPages(await table(20))).toBe(1);
  const pages = getPages(await table(200)) ?? 0;
  expect(pages).toBeGreaterThan(4);
  expect(pages).toBeLessThan(10);
});
