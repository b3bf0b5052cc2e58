const encoder = new TextEncoder();
const FIRST_BYTES = 1 << 20;

/** Collects lines as UTF-8 bytes. */
export class LineBuffer {
  #bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #used = 0;

  add(line: string): void {
    // a UTF-16 unit takes at most three bytes
    const needed = this.#used + line.length * 3;
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2));
      this.#bytes.copy(larger, 0, 0, this.#used);
      this.#bytes = larger;
    }
    this.#used += encoder.encodeInto(line, this.#bytes.subarray(this.#used)).written;
  }

  /** Returns the collected bytes in a buffer that can be transferred, and starts an empty one. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#bytes.subarray(0, this.#used);
    this.#bytes = Buffer.allocUnsafeSlow(this.#bytes.length);
    this.#used = 0;
    return taken;
  }
}
