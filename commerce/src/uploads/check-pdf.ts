import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { ShopError } from "../shop-error.ts";

const unpack = promisify(inflate);

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

/** A name in a PDF may be written with codes: `/J#61vaScript`. */
const plainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** What stands outside streams, and the objects that are packed into some of them. */
async function objectsOf(bytes: Buffer): Promise<string> {
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
    if (!/\/ObjStm/.test(plainNames(outside.slice(-500)))) continue;
    const start = at + "stream".length + (bytes[at + 6] === 13 ? 2 : 1);
    const packed = bytes.subarray(start, end);
    // not packed, packed in another manner, or too large: the names of `acts` are looked for in the bytes themselves
    const objects = await unpack(packed, { maxOutputLength: UNPACKED_MAX - unpacked }).catch(() => packed);
    unpacked += objects.length;
    parts.push(objects.toString("latin1"));
    if (unpacked >= UNPACKED_MAX) break;
  }
  parts.push(bytes.toString("latin1", from));
  return parts.join("\n");
}

/**
 * A PDF as it will be kept: it cannot be made anew as pictures are, so it is only looked at. What a stream hides in
 * another manner a reader may still find, which is why documents are also served to be saved and not to be opened
 * (storefront/server/file-guard.ts).
 * @throws ShopError 400 file_unreadable, 415 pdf_refused
 */
export async function checkPdf(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  const ends = bytes.subarray(-1024).includes("%%EOF");
  if (!ends) throw new ShopError(400, "file_unreadable", "The PDF has no end");
  const objects = plainNames(await objectsOf(bytes));
  if (acts.test(objects) || shortActs.test(objects) || acts.test(plainNames(bytes.toString("latin1"))))
    throw new ShopError(415, "pdf_refused", "The PDF holds scripts, actions or other files, or is locked");
  return bytes;
}
