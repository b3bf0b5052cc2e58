import type { Readable } from "node:stream";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import { TableProblem } from "./table-problem.ts";
import { tableLimits } from "./table-row.ts";

export interface XmlReader {
  open?(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Letters between two tags: each of the longest cell may be written as one of `&#1234567;`. */
const maxLength = 20 * tableLimits.cellLetters;

/** Elements inside each other: sheets have eight at most, and the parser holds an object for each. */
const deepest = 32;

/** `x:row` and `row` are the same here. */
const local = (name: string) => name.slice(name.indexOf(":") + 1);

/**
 * Feeds a part of a book to `reader` piece by piece; yields after each, so that what was gathered can be handed on.
 * Entities of a document's own are not known to the parser, so they cannot grow: they are errors. It keeps a text
 * until its end: one that has none in sight is not waited for.
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
    // of the zip: it ends too early, or is not what its checksum says
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
