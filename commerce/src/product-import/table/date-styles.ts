import type { Readable } from "node:stream";
import { readWholeXml } from "./xml-events.ts";

/** Formats of dates and times that every book has without saying so, from and to. */
const builtIn: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** Letters of a format: no spreadsheet has more. */
const formatLetters = 255;

/** Whether a format (`dd.mm.yyyy;@`, `# ##0" сум"`) shows a date; words in it and colours are no part of that. */
function showsDate(format: string): boolean {
  const plain = format
    .slice(0, formatLetters)
    .replace(/"[^"]*"|\\.|_.|\*./gs, "")
    .replace(/\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi, "")
    .split(";", 1)[0]!;
  return /[dmyhs]/i.test(plain);
}

/** The styles of a book that show a number as a date or a time: what `s` of their cells says. */
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
