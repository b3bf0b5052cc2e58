let last: Promise<unknown> = Promise.resolve();

/**
 * Makes this process produce one piece at a time across all streamed responses: another call then waits for one piece
 * and not for one of each reader. A reader that stops consuming blocks nobody.
 */
export async function* onePieceAtATime<T>(pieces: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    for (;;) {
      const next = last.then(() => pieces.next());
      last = next.catch(() => undefined);
      const { done, value } = await next;
      if (done) return;
      yield value;
    }
  } finally {
    await pieces.return(undefined);
  }
}
