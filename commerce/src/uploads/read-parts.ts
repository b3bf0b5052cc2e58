import { ShopError } from "../shop-error.ts";
import { ByteReader } from "./byte-reader.ts";

/** Events of a multipart body in order: a part begins, then its bytes in pieces. */
export type FormEvent = { part: string; isFile: boolean; fileName?: string } | { bytes: Buffer };

const lineEnd = "\r\n";
const headersMost = 4096;
const partsMost = 10;

const broken = (why: string) => new ShopError(400, "malformed_form", `The form cannot be read: ${why}`);

/** Returns the boundary of a `multipart/form-data` header. @throws ShopError 415 form_expected */
export function getBoundary(contentType: string | undefined): string {
  const pattern = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s";,]{1,70}))/i;
  const [, quoted, plain] = pattern.exec(contentType ?? "") ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw new ShopError(415, "form_expected", "The body is not a multipart form");
  return boundary;
}

/** Parses `form-data; name="file"; filename="..."`. The file name is only for display. */
function readHeaders(head: string): { part: string; isFile: boolean; fileName?: string } {
  const disposition = /^content-disposition:\s*form-data\s*(;.*)$/im.exec(head)?.[1];
  const part = /[;\s]name="([^"]*)"/i.exec(disposition ?? "")?.[1];
  if (disposition === undefined || part === undefined) throw broken("a part has no name");
  const fileName = /[;\s]filename="([^"]*)"/i.exec(disposition)?.[1];
  return {
    part,
    isFile: /[;\s]filename\*?=/i.test(disposition),
    ...(fileName !== undefined && { fileName }),
  };
}

/**
 * Parses a multipart body (RFC 7578) while it arrives. Strict: text before the first boundary, a part without a name
 * and a missing end are errors.
 * @throws ShopError 400 malformed_form
 */
export async function* readParts(body: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<FormEvent> {
  const reader = new ByteReader(body);
  const first = await reader.take(boundary.length + 2);
  if (first?.toString("latin1") !== `--${boundary}`) throw broken("it does not begin with its boundary");
  const delimiter = Buffer.from(`${lineEnd}--${boundary}`, "latin1");
  for (let parts = 0; ; parts++) {
    const after = (await reader.take(2))?.toString("latin1");
    if (after === "--") return;
    if (after !== lineEnd) throw broken("a boundary is not followed by a line end");
    if (parts === partsMost) throw broken("it has too many parts");
    const head = await reader.takeUntil(Buffer.from(lineEnd + lineEnd), headersMost);
    if (!head) throw broken("a part has no head");
    yield readHeaders(head.toString("utf8"));
    const content = reader.until(delimiter);
    for (let piece = await content.next(); ; piece = await content.next()) {
      if (!piece.done) yield { bytes: piece.value };
      else if (piece.value) break;
      else throw broken("it ends too early");
    }
  }
}
