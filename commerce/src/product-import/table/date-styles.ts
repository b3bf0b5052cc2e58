import type { Readable } from "node:stream";
import { readWholeXml } from "./xml-events.ts";

/** Id ranges of the date and time formats that every workbook has without declaring them. */
const builtIn: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** Maximum length of a number format in spreadsheet programs. */
const formatLetters = 255;

/** Whether a format (`dd.mm.yyyy;@`, `# ##0" сум"`) shows a date; ignores quoted texts and colours in it. */
function showsDate(format: string): boolean {
  const plain = format
    .slice(0, formatLetters)
    .replace(/"[^"]*"|\\.|_.|\*./gs, "")
    .replace(/\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi, "")
    .split(";", 1)[0]!;
  return /[dmyhs]/i.test(plain);
}

/** Returns the indexes of cell styles (attribute `s`) that show a number as a date or a time. */
export async function readDateStyles(part: Readable): Promise<ReadonlySet<number>> {
  const formats = new Set(builtIn.flatMap(([from, to]) => range(from, to)));
  const styles = new Set<number>();
  let inCells = false;
  let style = 0;
  await readWholeXml(part, {
    open(name, { numFmtId = "0", formatCode = "" }) {
      if (name === "numFmt" && showsDate(formatCode)) formats.add(Number(numFmtId));
      if (name === "cellXfs") inCells = true;
      if (name !== "xf" || !inCells) return;
      if (formats.has(Number(numFmtId))) styles.add(style);
      style += 1;
    },
    close(name) {
      if (name === "cellXfs") inCells = false;
    },
  });
  return styles;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
