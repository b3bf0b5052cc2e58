import { ApiError } from "@bezak/adapters/errors.ts";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import { robotsText } from "./robots.ts";
import { createSiteMap, type SiteMapOptions } from "./site-map.ts";

export interface SearchOptions extends SiteMapOptions {
  /** search engines are admitted */
  searchable: boolean;
  /** counts what is created for a client; throws ApiError 429 */
  admitRead?: (request: FastifyRequest) => void;
}

/** One hour: data changes by the minute, search engines come daily. */
const hour = "public, max-age=3600";

type Openness = Pick<SearchOptions, "origin" | "searchable">;

/** Returns a predicate: whether a request has the public host of a searchable shop. */
function openTo({ origin, searchable }: Openness) {
  const known = searchable ? new URL(origin).host : null;
  return ({ host }: Pick<FastifyRequest, "host">) => host === known;
}

/** Adds `noindex` to every answer of a closed shop, for crawlers that ignore robots.txt. */
export function keepSearchOut(openness: Openness): onRequestHookHandler {
  const isOpen = openTo(openness);
  return (request, reply, done) => {
    if (!isOpen(request)) reply.header("x-robots-tag", "noindex, nofollow");
    done();
  };
}

/** `robots.txt` and the site map. Any host but the public one is closed, whatever the configuration. */
export const serveForSearch: FastifyPluginAsync<SearchOptions> = async (app, options) => {
  const siteMap = createSiteMap(options);
  const isOpen = openTo(options);

  const refuse = (reply: FastifyReply, status: number, seconds: number) =>
    reply
      .code(status)
      .header("retry-after", String(seconds))
      .type("text/plain; charset=utf-8")
      .send("Try again");

  async function sendMap(
    reply: FastifyReply,
    make: () => Promise<string | undefined>,
  ): Promise<FastifyReply> {
    try {
      options.admitRead?.(reply.request);
    } catch (error) {
      if (error instanceof ApiError) return refuse(reply, error.status, error.retryAfter ?? 1);
      throw error;
    }
    const xml = await make().catch((error: unknown) => {
      reply.log.error({ err: error }, "the site map could not be made");
      return null;
    });
    if (xml === null) return refuse(reply, 503, 60);
    if (xml === undefined) return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
    return reply.header("cache-control", hour).type("application/xml; charset=utf-8").send(xml);
  }

  app.get("/robots.txt", (request, reply) =>
    reply
      .header("cache-control", hour)
      .type("text/plain; charset=utf-8")
      .send(robotsText(isOpen(request) ? options.origin : undefined)),
  );
  app.get("/sitemap.xml", (_request, reply) => sendMap(reply, siteMap.index));
  app.get<{ Params: { name: string } }>("/sitemap/:name.xml", ({ params }, reply) =>
    sendMap(reply, () => siteMap.part(params.name)),
  );
};
