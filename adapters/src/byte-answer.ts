import { hash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { chooseEncoding, createEncoder, type Encoding } from "./encoding.ts";

/** Finished JSON and what is told about it. */
export interface Bytes {
  readonly bytes: Buffer;
  /** as a browser takes them, compressed once */
  readonly encoded: (encoding: Encoding) => Promise<Buffer>;
  /** names the bytes in every form */
  readonly tag: string;
}

export interface ByteAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

export function toBytes(bytes: Buffer): Bytes {
  return { bytes, encoded: createEncoder(bytes), tag: hash("sha256", bytes, "base64url") };
}

/** Does `If-None-Match` name these bytes, in whatever form? Weak and strong are the same for a GET (RFC 9110, 13.1.2). */
function isSame(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const named = (one: string) =>
    one
      .trim()
      .replace(/^W\//, "")
      .replace(/-(br|gzip)"$/, '"');
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((one) => named(one) === `"${tag}"`);
}

/** JSON as a request wants it, by its headers: in a form it takes, or only named when it has the bytes already. */
export async function answerWith(content: Bytes, requested: IncomingHttpHeaders): Promise<ByteAnswer> {
  const encoding = chooseEncoding(content.bytes, requested["accept-encoding"]);
  const headers: Record<string, string> = {
    "content-type": "application/json; charset=utf-8",
    // another form is another representation, so its strong tag is another too
    etag: encoding === "identity" ? `"${content.tag}"` : `"${content.tag}-${encoding}"`,
    vary: "accept-encoding",
  };
  if (isSame(requested["if-none-match"], content.tag)) return { status: 304, headers, body: undefined };
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  const body = await content.encoded(encoding);
  headers["content-length"] = String(body.length);
  return { status: 200, headers, body };
}
