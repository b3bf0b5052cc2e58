import { inflateSync } from "node:zlib";

/** Maximum bytes of unpacked objects in one PDF: the text of thousands of pages is less. */
const UNPACKED_MAX = 16 * 1024 * 1024;

/** A name ends at white space, including NUL, and at a delimiter: a comment needs no space before it. */
const NAME_END = String.raw`(?![^\0\t\n\f\r ()<>[\]{}/%])`;

/** White space and comments, of a realistic length. */
const SPACE = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]{0,200}[\r\n])`;
const GAP = `${SPACE}{0,200}`;

/** A reference to an object by its numbers. */
const REFERENCE = String.raw`\d{1,20}${SPACE}{1,200}\d{1,20}${GAP}R`;

/** Names that only occur for active content. */
const acts =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|XFA|SubmitForm|ImportData|GoToE|GoToR)(?![A-Za-z])/;

/** An open action may be a destination, which is an array; encryption would prevent the check. */
const opens = new RegExp(String.raw`/(?:Encrypt|OpenAction(?!${GAP}\[))${NAME_END}`);

/** Too short for a search in packed bytes: a scan of ten megabytes contains it by chance. */
const shortName = new RegExp(`/AA${NAME_END}`);

/** Long enough for that, in case an object is hidden in an alleged picture. */
const shortAct = new RegExp(String.raw`/AA${GAP}(?:<<|${REFERENCE})`);

/** A stream contains objects when it states the offset of the first, whatever its type. */
const holdsObjects = new RegExp(String.raw`/ObjStm|/First${GAP}(?!${REFERENCE})\d`);

const flate = new RegExp(String.raw`/Filter${GAP}(?:/FlateDecode${NAME_END}|\[${GAP}/FlateDecode${GAP}\])`);

/** The PDF hides more than any document needs. */
class TooMuch extends Error {}

/** Bytes that are read again, because a stream may begin earlier than it seems. */
const READ_AGAIN_MAX = 100_000_000;

/** Names with escapes; documents with Russian font names have some. */
const CODED_NAMES_MAX = 50_000;

/** Decodes escapes in names: `/J#61vaScript`. @throws TooMuch */
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
 * Returns the objects of a stream that begins here and has this description: packed by Flate once, as all programs do,
 * or unpacked. Readers would continue where another filter ends this check.
 * @throws TooMuch
 */
function unpack(description: string, packed: Buffer, most: number): string {
  if (!description.includes("/Filter")) return "";
  if (most <= 0 || !flate.test(description) || description.includes("/DecodeParms")) throw new TooMuch();
  try {
    // To the end of the file: the packed data mark their own end.
    return inflateSync(packed, { maxOutputLength: most }).toString("latin1");
  } catch {
    throw new TooMuch();
  }
}

const isRegular = (byte = 0) => !"\0\t\n\f\r ()<>[]{}/%".includes(String.fromCharCode(byte));

/**
 * Returns everything outside streams, and the objects that are packed into some of them. A stream may seem to begin in
 * a text or a comment before it, so every possible beginning is tried.
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

/** Whether a PDF has active content or embedded files, is encrypted, or hides more than can be checked. */
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
