import type { Readable } from "node:stream";

/** Far more than any call of a gateway has. */
const MOST_BYTES = 65_536;

/** Reads the raw body; null when it is too large. Reads it to its end, so that the sender sees the answer. */
export async function readRawBody(body: Readable): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size <= MOST_BYTES) pieces.push(piece);
  }
  return size <= MOST_BYTES ? Buffer.concat(pieces) : null;
}
