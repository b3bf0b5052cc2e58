import type { Readable } from "node:stream";

/**
 * Lets `use` read of a request's body as much as it likes. What it left is read to its end, for nothing: a sender who
 * is cut off may never see why it was refused. The web server has limited how much that can be.
 */
export async function withoutLosingTheAnswer<T>(
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
    // the sender went away
  }
}
