interface Kept {
  version: string;
  text: Buffer;
}

/** Texts by id and version, at most so many bytes of them; the longest unused go first. */
export class RecentTexts {
  readonly #kept = new Map<string, Kept>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The text, unless it is of another version. */
  get(id: string, version: string): Buffer | undefined {
    const kept = this.#kept.get(id);
    if (kept?.version !== version) return undefined;
    // Moves to the end: a Map remembers the order of insertion.
    this.#kept.delete(id);
    this.#kept.set(id, kept);
    return kept.text;
  }

  set(id: string, version: string, text: Buffer): void {
    this.#remove(id);
    this.#kept.set(id, { version, text });
    this.#bytes += text.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#remove(oldest);
    }
  }

  #remove(id: string): void {
    this.#bytes -= this.#kept.get(id)?.text.length ?? 0;
    this.#kept.delete(id);
  }
}
