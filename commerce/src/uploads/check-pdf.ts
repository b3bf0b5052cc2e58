import { readFile } from "node:fs/promises";
import { ShopError } from "../shop-error.ts";

/**
 * Things in a PDF that act by themselves. Only where they stand in plain words: what a stream hides, a reader may still
 * find, which is why documents are also served to be saved and not to be opened (front door, uploads.ts).
 */
const acts =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|GoToR)(?![A-Za-z])/;

/** A name in a PDF may be written with codes: `/J#61vaScript`. */
const plainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * A PDF as it will be kept: it cannot be made anew as pictures are, so it is only looked at.
 * @throws ShopError 400 file_unreadable, 415 file_type_refused
 */
export async function checkPdf(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  const ends = bytes.subarray(-1024).includes("%%EOF");
  if (!ends) throw new ShopError(400, "file_unreadable", "The PDF has no end");
  if (acts.test(plainNames(bytes.toString("latin1"))))
    throw new ShopError(415, "file_type_refused", "The PDF holds scripts or other files");
  return bytes;
}
