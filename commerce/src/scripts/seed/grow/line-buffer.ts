const encoder = new TextEncoder();
const FIRST_BYTES = 1 << 20;

/** Collects lines as the bytes they are sent as. */
export class LineBuffer {
  #bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #used = 0;

  add(line: string): void {
    // a letter takes three bytes at most
    const needed = this.#used + line.length * 3;
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2));
      this.#bytes.copy(larger, 0, 0, this.#used);
      this.#bytes = larger;
    }
    this.#used += encoder.encodeInto(line, this.#bytes.subarray(this.#used)).written;
  }

  /** What was added, to be given away with its memory; begins anew. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#bytes.subarray(0, this.#used);
    this.#bytes = Buffer.allocUnsafeSlow(this.#bytes.length);
    this.#used = 0;
    return taken;
  }
}
