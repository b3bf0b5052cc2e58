let last: Promise<unknown> = Promise.resolve();

/**
 * Lets this process make one piece at a time of everything that is made in pieces, for whomever: a call that comes
 * meanwhile waits behind one of them and not behind one for each reader. A reader who takes nothing holds nobody up.
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
