import type { Readable } from "node:stream";
import { TableProblem } from "./table-problem.ts";
import { tableLimits } from "./table-row.ts";
import { readWholeXml } from "./xml-events.ts";

const blockBytes = 1 << 20;
/** Twice the number of different texts in the largest permitted table. */
const textsMost = 1_000_000;

/** The shared texts of a workbook, as bytes outside the heap, at most `tableLimits.inflatedBytes` in total. */
export class SharedTexts {
  private readonly blocks: Buffer[] = [];
  /** block, offset and length of each text */
  private readonly positions: number[] = [];
  private used = blockBytes;

  /** @throws TableProblem inflated */
  add(text: string): void {
    if (this.positions.length === textsMost * 3)
      throw new TableProblem("inflated", { most: tableLimits.inflatedBytes });
    const bytes = Buffer.from(text);
    if (this.used + bytes.length > blockBytes) {
      this.blocks.push(Buffer.allocUnsafeSlow(Math.max(blockBytes, bytes.length)));
      this.used = 0;
    }
    const block = this.blocks.length - 1;
    bytes.copy(this.blocks[block]!, this.used);
    this.positions.push(block, this.used, bytes.length);
    this.used += bytes.length;
  }

  at(index: number): string | undefined {
    const { [index * 3]: block, [index * 3 + 1]: offset, [index * 3 + 2]: length } = this.positions;
    if (block === undefined || offset === undefined || length === undefined) return undefined;
    return this.blocks[block]?.toString("utf8", offset, offset + length);
  }
}

/** Decodes `_x000D_`, the escape for characters that XML cannot contain; lone surrogates are replaced. */
export const decodeEscapes = (text: string) =>
  text.includes("_x")
    ? text
        .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
        .toWellFormed()
    : text;

/** Reads `sharedStrings.xml`; joins runs of different styles into one text and skips phonetic guides (`rPh`). */
export async function readSharedTexts(part: Readable): Promise<SharedTexts> {
  const texts = new SharedTexts();
  let text = "";
  let reading = false;
  let spoken = 0;
  await readWholeXml(part, {
    open(name) {
      if (name === "si") text = "";
      if (name === "rPh") spoken += 1;
      reading = name === "t" && spoken === 0;
    },
    text(piece) {
      if (reading) text += piece;
      if (text.length > tableLimits.cellLetters * 2) throw new TableProblem("cell_too_long");
    },
    close(name) {
      if (name === "si") texts.add(decodeEscapes(text));
      if (name === "rPh") spoken -= 1;
      if (name === "t") reading = false;
    },
  });
  return texts;
}
