import { LRUCache } from "lru-cache";

/** A cache of texts by id and version with a limit in bytes; drops the least recently used. */
export class RecentTexts {
  readonly #entries: LRUCache<string, { version: string; text: Buffer }>;

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({ maxSize: maxBytes });
  }

  /** Returns undefined for another version. */
  get(id: string, version: string): Buffer | undefined {
    const entry = this.#entries.get(id);
    return entry?.version === version ? entry.text : undefined;
  }

  set(id: string, version: string, text: Buffer): void {
    this.#entries.set(id, { version, text }, { size: text.length });
  }
}
