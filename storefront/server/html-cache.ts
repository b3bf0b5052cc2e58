import { formsOf, type Encoding } from "@bezak/adapters/encoding.ts";

/** A finished answer. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A page and its compressed forms, each made when first asked for. */
export interface KeptPage extends Page {
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
  read(key: string, make: () => Promise<Page>): Promise<KeptPage>;
}

function kept(page: Page): KeptPage {
  const bodies = new Map<string, ReturnType<typeof formsOf>>();
  return {
    ...page,
    encoded(encoding, change) {
      const name = change?.name ?? "";
      const forms = bodies.get(name) ?? formsOf(change ? change.of(page.body) : page.body);
      bodies.set(name, forms);
      return forms(encoding);
    },
  };
}

export interface HtmlCacheOptions {
  /** milliseconds a good page is kept; 0 keeps nothing and still shares what is being made */
  keepMs: number;
  /** pages held at most; the oldest go first */
  maxPages?: number;
  now?: () => number;
}

/** Pages hold nothing personal, so all who ask within a second get the same bytes, and one render serves a crowd. */
export function createHtmlCache({ keepMs, maxPages = 500, now = Date.now }: HtmlCacheOptions): HtmlCache {
  const pages = new Map<string, { page: KeptPage; until: number }>();
  const flights = new Map<string, Promise<KeptPage>>();

  async function make(key: string, maker: () => Promise<Page>): Promise<KeptPage> {
    const page = kept(await maker());
    // failures are shared by those who wait, never kept
    if (page.status < 400 && keepMs > 0) {
      pages.delete(key);
      pages.set(key, { page, until: now() + keepMs });
      const oldest = pages.keys().next();
      if (pages.size > maxPages && !oldest.done) pages.delete(oldest.value);
    }
    return page;
  }

  return {
    read(key, maker) {
      const known = pages.get(key);
      if (known && known.until > now()) return Promise.resolve(known.page);
      const flying = flights.get(key);
      if (flying) return flying;
      const flight = make(key, maker).finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },
  };
}
