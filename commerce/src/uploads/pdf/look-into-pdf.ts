import { inflateSync } from "node:zlib";

/** Unpacked objects of one PDF, in bytes: text of thousands of pages is less. */
const UNPACKED_MAX = 16 * 1024 * 1024;

/** A name ends at white space, which a NUL is too, and at a delimiter: a comment needs no space in front. */
const NAME_END = String.raw`(?![^\0\t\n\f\r ()<>[\]{}/%])`;

/** White space and comments: as much of it as anybody writes. */
const SPACE = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]{0,200}[\r\n])`;
const GAP = `${SPACE}{0,200}`;

/** An object by its numbers. */
const REFERENCE = String.raw`\d{1,20}${SPACE}{1,200}\d{1,20}${GAP}R`;

/** Names of things that act by themselves, and nowhere else. */
const acts =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|XFA|SubmitForm|ImportData|GoToE|GoToR)(?![A-Za-z])/;

/** What a document opens with may be a place in it, an array; a password keeps everybody from looking. */
const opens = new RegExp(String.raw`/(?:Encrypt|OpenAction(?!${GAP}\[))${NAME_END}`);

/** Too short to be looked for in packed bytes, where a scan of ten megabytes has it by chance. */
const shortName = new RegExp(`/AA${NAME_END}`);

/** Long enough for that, where an object lies in what is called a picture. */
const shortAct = new RegExp(String.raw`/AA${GAP}(?:<<|${REFERENCE})`);

/** Whatever a stream is called, it holds objects when it says where the first of them begins. */
const holdsObjects = new RegExp(String.raw`/ObjStm|/First${GAP}(?!${REFERENCE})\d`);

const flate = new RegExp(String.raw`/Filter${GAP}(?:/FlateDecode${NAME_END}|\[${GAP}/FlateDecode${GAP}\])`);

/** More is hidden in a PDF than any document needs. */
class TooMuch extends Error {}

/** Bytes that are read again, because a stream may have begun before where it seems to. */
const READ_AGAIN_MAX = 100_000_000;

/** Names that are written with codes; a document has some, where fonts are called in Russian. */
const CODED_NAMES_MAX = 50_000;

/** A name in a PDF may be written with codes: `/J#61vaScript`. @throws TooMuch */
function plainNames(text: string): string {
  let names = 0;
  return text.replace(/\/[^\s()<>[\]{}/%#]{0,127}#[^\s()<>[\]{}/%]{1,381}/g, (name) => {
    names += 1;
    if (names > CODED_NAMES_MAX) throw new TooMuch();
    return name.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  });
}

/**
 * The objects of a stream that begins here and is described so: packed by Flate once, as every program does it, or as they
 * are. A reader would go on where another manner of packing keeps us from looking.
 * @throws TooMuch
 */
function unpack(description: string, packed: Buffer, most: number): string {
  if (!description.includes("/Filter")) return "";
  if (most <= 0 || !flate.test(description) || description.includes("/DecodeParms")) throw new TooMuch();
  try {
    // To the end of the file: where the stream ends is said by its own bytes.
    return inflateSync(packed, { maxOutputLength: most }).toString("latin1");
  } catch {
    throw new TooMuch();
  }
}

const isRegular = (byte = 0) => !"\0\t\n\f\r ()<>[]{}/%".includes(String.fromCharCode(byte));

/**
 * What stands outside streams, and the objects that are packed into some of them. A stream may seem to begin in a text or
 * a comment before it: each beginning is tried.
 * @throws TooMuch
 */
function getObjects(bytes: Buffer): string {
  const parts: string[] = [];
  let unpacked = 0;
  let read = 0;
  let from = 0;
  let isOutside = true;
  for (let at = bytes.indexOf("stream"); at !== -1; at = bytes.indexOf("stream", at + 6)) {
    if (bytes.toString("latin1", at - 3, at) === "end") {
      from = at + 6;
      isOutside = true;
      continue;
    }
    if (isRegular(bytes[at + 6])) continue;
    read += at - from;
    if (read > READ_AGAIN_MAX) throw new TooMuch();
    const description = plainNames(bytes.toString("latin1", from, at));
    if (isOutside) parts.push(description);
    isOutside = false;
    if (!holdsObjects.test(description)) continue;
    const start = at + 6 + (bytes[at + 6] === 13 && bytes[at + 7] === 10 ? 2 : 1);
    const objects = unpack(description, bytes.subarray(start), UNPACKED_MAX - unpacked);
    unpacked += objects.length;
    parts.push(objects);
  }
  if (isOutside) parts.push(bytes.toString("latin1", from));
  return parts.join("\n");
}

/** Whether a PDF acts by itself, holds files, is locked, or hides more than can be looked at. */
export function isRefusedPdf(bytes: Buffer): boolean {
  try {
    const objects = plainNames(getObjects(bytes));
    const everything = plainNames(bytes.toString("latin1"));
    return (
      [acts, opens, shortName].some((name) => name.test(objects)) ||
      [acts, opens, shortAct].some((name) => name.test(everything))
    );
  } catch (error) {
    if (error instanceof TooMuch) return true;
    throw error;
  }
}
