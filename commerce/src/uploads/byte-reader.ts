/** Reads a stream of bytes by delimiters, buffering no more than one piece and the requested bytes. */
export class ByteReader {
  private readonly source: AsyncIterator<Buffer>;
  private held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.source = source[Symbol.asyncIterator]();
  }

  /** Returns the next `count` bytes, or undefined when there are fewer. */
  async take(count: number): Promise<Buffer | undefined> {
    while (this.held.length < count) if (!(await this.more())) return undefined;
    return this.cut(count);
  }

  /** Returns the bytes before the mark and skips it; undefined when it does not come within `most` bytes. */
  async takeUntil(mark: Buffer, most: number): Promise<Buffer | undefined> {
    for (;;) {
      const at = this.held.indexOf(mark);
      if (at >= 0 && at <= most) {
        const before = this.cut(at);
        this.cut(mark.length);
        return before;
      }
      if (at > most || this.held.length > most + mark.length || !(await this.more())) return undefined;
    }
  }

  /** Yields the bytes before the mark and skips it. Returns false when the stream ended without it. */
  async *until(mark: Buffer): AsyncGenerator<Buffer, boolean> {
    for (;;) {
      const at = this.held.indexOf(mark);
      // The end of the buffer may be the beginning of the mark.
      const sure = at >= 0 ? at : this.held.length - mark.length + 1;
      if (sure > 0) yield this.cut(sure);
      if (at >= 0) {
        this.cut(mark.length);
        return true;
      }
      if (!(await this.more())) return false;
    }
  }

  private cut(count: number): Buffer {
    const first = this.held.subarray(0, count);
    this.held = this.held.subarray(count);
    return first;
  }

  private async more(): Promise<boolean> {
    const { done, value } = await this.source.next();
    if (done) return false;
    this.held = this.held.length > 0 ? Buffer.concat([this.held, value]) : value;
    return true;
  }
}
