import { createByteStore } from "@bezak/adapters/byte-store.ts";
import { createEncoder, type Encoding } from "@bezak/adapters/encoding.ts";

/** A finished answer. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A page and its compressed forms, each made when it is first requested. */
export interface CachedPage extends Page {
  /** `change` makes another body of the same page; its name tells the finished bytes apart */
  encoded: (encoding: Encoding, change?: PageChange) => Promise<Buffer>;
}

/** Something about a page that is decided after rendering, such as the theme. */
export interface PageChange {
  name: string;
  of: (body: Buffer) => Buffer;
}

export interface HtmlCache {
  /** The page under `key`, made at most once at a time and kept for a moment if it may be. */
  read(key: string, make: () => Promise<Page>): Promise<CachedPage>;
  /** Tells whether `read` would make nothing anew. */
  knows(key: string): boolean;
  /** pages that are being made */
  making(): number;
  /** bytes held, all forms of all pages */
  size(): number;
}

/** `grow` is called with the size of every further copy of the page. */
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

/** What a busy process renders in its second; more could only be pages that nobody asks for twice. */
const MAX_BYTES = 16 * 1024 * 1024;

export interface HtmlCacheOptions {
  /** milliseconds a page is kept; 0 keeps nothing and still shares what is being made */
  keepMs: number;
  /** bytes held at most; the oldest pages go first */
  maxBytes?: number;
  now?: () => number;
}

/** Pages hold nothing personal, so all who ask within a second get the same bytes, and one render serves a crowd. */
export function createHtmlCache({ keepMs, maxBytes = MAX_BYTES, now }: HtmlCacheOptions): HtmlCache {
  const pages = createByteStore<CachedPage>({ keepMs, maxBytes, now });
  const flights = new Map<string, Promise<CachedPage>>();

  async function make(key: string, maker: () => Promise<Page>): Promise<CachedPage> {
    const page = toCachedPage(await maker(), (bytes) => pages.grow(key, page, bytes));
    // failures are shared by those who wait, never kept
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
