import { inflateSync } from "node:zlib";

/** Unpacked objects of one PDF, in bytes: text of thousands of pages is less. */
const UNPACKED_MAX = 16 * 1024 * 1024;

/** Names of things that act by themselves, and nowhere else. */
const acts =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|XFA|SubmitForm|ImportData|GoToE|GoToR)(?![A-Za-z])/;

/**
 * The same, too short to be looked for in packed bytes, where a scan of ten megabytes has them by chance. What a document
 * opens with may be a place in it, an array; a password keeps everybody from looking.
 */
const shortActs = /\/(?:JS\s*[(<\d]|(?:AA|OpenAction|Encrypt)\s*(?:<<|\d+\s+\d+\s+R))/;

/** More is hidden in a PDF than any document needs. */
class TooMuch extends Error {}

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

const isTooLong = (error: unknown) => (error as { code?: unknown }).code === "ERR_BUFFER_TOO_LARGE";

/** Packed objects; the bytes themselves where they are not packed, or in another manner. */
function unpack(packed: Buffer, most: number): Buffer {
  if (most <= 0) throw new TooMuch();
  try {
    return inflateSync(packed, { maxOutputLength: most });
  } catch (error) {
    if (isTooLong(error)) throw new TooMuch();
    return packed;
  }
}

/** What stands outside streams, and the objects that are packed into some of them. @throws TooMuch */
function objectsOf(bytes: Buffer): string {
  const parts: string[] = [];
  let unpacked = 0;
  let from = 0;
  for (;;) {
    const at = bytes.indexOf("stream", from);
    const end = at === -1 ? -1 : bytes.indexOf("endstream", at);
    if (end === -1) break;
    const outside = bytes.toString("latin1", from, at);
    parts.push(outside);
    from = end + "endstream".length;
    if (!plainNames(outside).includes("/ObjStm")) continue;
    const start = at + "stream".length + (bytes[at + 6] === 13 ? 2 : 1);
    const objects = unpack(bytes.subarray(start, end), UNPACKED_MAX - unpacked);
    unpacked += objects.length;
    parts.push(objects.toString("latin1"));
  }
  parts.push(bytes.toString("latin1", from));
  return parts.join("\n");
}

/** Whether a PDF acts by itself, holds files, is locked, or hides more than can be looked at. */
export function isRefusedPdf(bytes: Buffer): boolean {
  try {
    const objects = plainNames(objectsOf(bytes));
    return acts.test(objects) || shortActs.test(objects) || acts.test(plainNames(bytes.toString("latin1")));
  } catch (error) {
    if (error instanceof TooMuch) return true;
    throw error;
  }
}
