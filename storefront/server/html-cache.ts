import { createByteStore } from "@bezak/adapters/byte-store.ts";
import { createEncoder, type Encoding } from "@bezak/adapters/encoded-bytes.ts";

export interface Page {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A page and its compressed forms, each made when it is first requested. */
export interface CachedPage extends Page {
  /** `change` derives another body of the page; its name is part of the key of the compressed bytes */
  encoded: (encoding: Encoding, change?: PageChange) => Promise<Buffer>;
}

/** A difference that is applied after rendering, such as the theme. */
export interface PageChange {
  name: string;
  of: (body: Buffer) => Buffer;
}

export interface HtmlCache {
  /** The page under `key`, rendered once for simultaneous readers and cached for a moment if permitted. */
  read(key: string, make: () => Promise<Page>): Promise<CachedPage>;
  /** Whether `read` would return a cached page. */
  knows(key: string): boolean;
  /** number of pages being rendered */
  making(): number;
  /** bytes of all forms of all cached pages */
  size(): number;
}

/** `grow` is called with the size of each further form of the page. */
function toCachedPage(page: Page, grow: (bytes: number) => void): CachedPage {
  const bodies = new Map<string, ReturnType<typeof createEncoder>>();
  function formsIn(change: PageChange | undefined): ReturnType<typeof createEncoder> {
    const body = change ? change.of(page.body) : page.body;
    if (body !== page.body) grow(body.length);
    return createEncoder(body, grow);
  }
  return {
    ...page,
    encoded(encoding, change) {
      const name = change?.name ?? "";
      const forms = bodies.get(name) ?? formsIn(change);
      bodies.set(name, forms);
      return forms(encoding);
    },
  };
}

/** About what a busy process renders in one second; more pages would hardly be requested again. */
const MAX_BYTES = 16 * 1024 * 1024;

export interface HtmlCacheOptions {
  /** milliseconds to cache a page; 0 only shares simultaneous renders */
  keepMs: number;
  /** maximum size in bytes; the oldest pages are deleted first */
  maxBytes?: number;
  now?: () => number;
}

/** Caches rendered pages, which contain no personal data, so that many simultaneous visitors cost one render. */
export function createHtmlCache({ keepMs, maxBytes = MAX_BYTES, now }: HtmlCacheOptions): HtmlCache {
  const pages = createByteStore<CachedPage>({ keepMs, maxBytes, now });
  const flights = new Map<string, Promise<CachedPage>>();

  async function make(key: string, maker: () => Promise<Page>): Promise<CachedPage> {
    const page = toCachedPage(await maker(), (bytes) => pages.grow(key, page, bytes));
    // readers that wait share a failure, but it is not cached
    if (page.status < 500 && keepMs > 0) pages.set(key, page, page.body.length);
    return page;
  }

  return {
    read(key, maker) {
      const known = pages.get(key);
      if (known) return Promise.resolve(known);
      const flying = flights.get(key);
      if (flying) return flying;
      const flight = make(key, maker).finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },
    knows: (key) => flights.has(key) || pages.get(key) !== undefined,
    making: () => flights.size,
    size: pages.size,
  };
}
