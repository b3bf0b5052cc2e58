interface Entry {
  version: string;
  text: Buffer;
}

/** A cache of texts by id and version with a limit in bytes; drops the least recently used. */
export class RecentTexts {
  readonly #entries = new Map<string, Entry>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Returns undefined for another version. */
  get(id: string, version: string): Buffer | undefined {
    const entry = this.#entries.get(id);
    if (entry?.version !== version) return undefined;
    // Moves the entry to the end: a Map iterates in insertion order.
    this.#entries.delete(id);
    this.#entries.set(id, entry);
    return entry.text;
  }

  set(id: string, version: string, text: Buffer): void {
    this.#remove(id);
    this.#entries.set(id, { version, text });
    this.#bytes += text.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#remove(oldest);
    }
  }

  #remove(id: string): void {
    this.#bytes -= this.#entries.get(id)?.text.length ?? 0;
    this.#entries.delete(id);
  }
}
