import { hash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { chooseEncoding, createEncoder, type Encoding } from "./encoding.ts";

/** Finished JSON with its compressed forms and its tag. */
export interface Bytes {
  readonly bytes: Buffer;
  /** each form is compressed once */
  readonly encoded: (encoding: Encoding) => Promise<Buffer>;
  /** sha256 of the bytes, the same for every form */
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

/** Whether `If-None-Match` names these bytes in any form; a GET compares weakly (RFC 9110, 13.1.2). */
function isSame(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const named = (one: string) =>
    one
      .trim()
      .replace(/^W\//, "")
      .replace(/-(br|gzip)"$/, '"');
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((one) => named(one) === `"${tag}"`);
}

/** Answers 304 without a body if the client has the bytes already. */
export async function answerWith(content: Bytes, requested: IncomingHttpHeaders): Promise<ByteAnswer> {
  const encoding = chooseEncoding(content.bytes, requested["accept-encoding"]);
  const headers: Record<string, string> = {
    "content-type": "application/json; charset=utf-8",
    // another encoding is another representation, so its strong tag must differ too
    etag: encoding === "identity" ? `"${content.tag}"` : `"${content.tag}-${encoding}"`,
    vary: "accept-encoding",
  };
  if (isSame(requested["if-none-match"], content.tag)) return { status: 304, headers, body: undefined };
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  const body = await content.encoded(encoding);
  headers["content-length"] = String(body.length);
  return { status: 200, headers, body };
}
