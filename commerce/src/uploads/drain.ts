import type { Readable } from "node:stream";

/**
 * Lets `use` read as much of a request's body as it likes, then discards the rest up to its end: a sender whose
 * connection is cut may never see the error response. The web server limits the size.
 */
export async function drainAfterUse<T>(
  body: Readable,
  use: (body: AsyncIterable<Buffer>) => Promise<T>,
): Promise<T> {
  const pieces = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    return await use({ [Symbol.asyncIterator]: () => pieces });
  } catch (error) {
    void drain(pieces);
    throw error;
  }
}

async function drain(pieces: AsyncIterator<Buffer>): Promise<void> {
  try {
    while (!(await pieces.next()).done);
  } catch {
    // the sender disconnected
  }
}
