import { chooseEncoding } from "@bezak/adapters/encoded-bytes.ts";
import { ApiError } from "@bezak/adapters/errors.ts";
import { pageStyles } from "@bezak/adapters/security-headers.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { themeFromCookie } from "../src/features/theme/theme.ts";
import { splitLanguage } from "../src/lib/language.ts";
import { knownQuery } from "../src/lib/paths.ts";
import { toDocument } from "./document.ts";
import { createHtmlCache, type Page } from "./html-cache.ts";
import { languageRedirect } from "./language-redirect.ts";
import { toCanonicalAddress } from "./canonical-address.ts";
import { inTheme } from "./page-theme.ts";
import { plainDocument } from "./plain-document.ts";
import type { PageSource } from "./read-build.ts";
import { createRenderTurns, type RenderTurns } from "./render-turns.ts";

export interface PagesOptions extends PageSource {
  /** public origin of the shop */
  origin: string;
  /** calls the API in this process */
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** milliseconds to cache a rendered page */
  keepMs: number;
  /** browsers connect by https only */
  https?: boolean;
  /** the process is overloaded */
  isLate: () => boolean;
  turns?: RenderTurns;
  /** counts a page that is rendered for a client; throws ApiError 429 */
  admitRead?: (request: FastifyRequest) => void;
}

/** A render takes about 18 ms, so further pages would wait for two seconds. */
const PAGES_AT_ONCE = 100;
/** Milliseconds of waiting after which no page is started, which limits a slow machine sooner. */
const LONGEST_WAIT = 1000;
/** Seconds for `retry-after`: by then the waiting pages are rendered. */
const RETRY_AFTER = "2";

/** The page was not started, since the process is busy. */
class Busy extends Error {}

/** Browsers must revalidate, since a page depends on cookies; the server's own cache makes that fast. */
const htmlHeaders = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  vary: "Accept-Encoding, Cookie",
};

/** Renders all addresses without another route. */
export function mountPages(app: FastifyInstance, options: PagesOptions): void {
  const { origin, fetch, isLate, turns = createRenderTurns() } = options;
  const cache = createHtmlCache({ keepMs: options.keepMs });
  const hasTime = () => cache.making() < PAGES_AT_ONCE && turns.waitingMs() < LONGEST_WAIT && !isLate();

  async function make(url: string): Promise<Page> {
    if (!hasTime()) throw new Busy();
    const result = await options.render({ url, origin, fetch, turn: turns.take });
    if (result.kind === "redirect") {
      return { status: result.status, headers: { location: result.location }, body: Buffer.alloc(0) };
    }
    const { page } = result;
    const tags = await options.tags(page.files, page.lazyFiles);
    const policy = tags.styles && pageStyles(options, tags.styles);
    return {
      status: page.status,
      headers: { ...htmlHeaders, ...policy },
      body: Buffer.from(toDocument(page, tags)),
    };
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const elsewhere = toCanonicalAddress(request.url);
    if (elsewhere !== null) return reply.redirect(elsewhere, 308);
    const redirect = languageRedirect(request.url, request.headers);
    if (redirect) return reply.header("vary", "Cookie").redirect(redirect.location, redirect.status);
    const [path = "/", query = ""] = request.url.split("?", 2);
    const own = `${path}${knownQuery(query)}`;
    const url = cache.knows(own) ? own : (options.unknownAddress(path) ?? own);
    try {
      if (!cache.knows(url)) options.admitRead?.(request);
      const page = await cache.read(url, () => make(url));
      const encoding = chooseEncoding(page.body, request.headers["accept-encoding"]);
      reply.code(page.status).headers(page.headers);
      if (encoding !== "identity") reply.header("content-encoding", encoding);
      const theme = themeFromCookie(request.headers.cookie);
      return reply.send(await page.encoded(encoding, { name: theme, of: (body) => inTheme(body, theme) }));
    } catch (error) {
      const { language } = splitLanguage(path);
      reply.headers(htmlHeaders);
      if (error instanceof Busy)
        return reply.code(503).header("retry-after", RETRY_AFTER).send(plainDocument("busy", language));
      if (error instanceof ApiError && error.code === "too_many_requests") {
        reply.code(429).header("retry-after", String(error.retryAfter)).header("cache-control", "no-store");
        return reply.send(plainDocument("tooMany", language));
      }
      request.log.error({ err: error }, "a page broke");
      return reply.code(500).send(plainDocument("failure", language));
    }
  }

  app.get("/*", answer);
  app.setNotFoundHandler((request, reply) => {
    if (request.method === "GET" || request.method === "HEAD") {
      return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
    }
    return reply
      .code(405)
      .header("allow", "GET, HEAD")
      .type("text/plain; charset=utf-8")
      .send("Method not allowed");
  });
}
