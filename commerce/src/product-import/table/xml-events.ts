import type { Readable } from "node:stream";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import { TableProblem } from "./table-problem.ts";
import { tableLimits } from "./table-row.ts";

export interface XmlReader {
  open?(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Characters between two tags: each character of the longest cell may be written as `&#1234567;`. */
const maxLength = 20 * tableLimits.cellLetters;

/** Maximum nesting: sheets have at most eight levels, and the parser holds an object for each. */
const deepest = 32;

/** Strips the namespace prefix: `x:row` and `row` are the same. */
const local = (name: string) => name.slice(name.indexOf(":") + 1);

/**
 * Feeds a part of a workbook to `reader` piece by piece; yields after each, so that collected rows can be consumed.
 * The parser does not know a document's own entities, so they are errors and cannot expand. It buffers a text until its
 * end, so an overlong text is rejected.
 * @throws TableProblem broken, cell_too_long
 */
export async function* readXml(part: Readable, reader: XmlReader): AsyncGenerator<void> {
  const parser = new SaxesParser();
  let length = 0;
  let depth = 0;
  parser.on("error", (error) => {
    throw new TableProblem("broken", {}, error);
  });
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => {
    length = 0;
    depth += 1;
    if (depth > deepest) throw new TableProblem("broken");
    reader.open?.(local(name), attributes);
  });
  parser.on("text", (text) => reader.text?.(text));
  parser.on("cdata", (text) => reader.text?.(text));
  parser.on("closetag", ({ name }) => {
    length = 0;
    depth -= 1;
    reader.close?.(local(name));
  });
  const decoder = new TextDecoder();
  try {
    for await (const chunk of part) {
      const letters = decoder.decode(chunk as Buffer, { stream: true });
      length += letters.length;
      parser.write(letters);
      if (length > maxLength) throw new TableProblem("cell_too_long");
      yield;
    }
    parser.write(decoder.decode());
    parser.close();
  } catch (error) {
    // an error of the zip: it is truncated, or its checksum does not match
    throw error instanceof TableProblem ? error : new TableProblem("broken", {}, error);
  } finally {
    part.destroy();
  }
  yield;
}

export async function readWholeXml(part: Readable, reader: XmlReader): Promise<void> {
  const pieces = readXml(part, reader);
  while (!(await pieces.next()).done);
}
