import { hasBody } from "@bezak/adapters/connection-limits.ts";
import { getKind, securityHeaders } from "@bezak/adapters/security-headers.ts";
import type { serverOptions } from "@bezak/adapters/server-options.ts";
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from "fastify";
import { languageFromCookie, splitLanguage } from "../src/lib/language.ts";
import { plainDocument } from "./plain-document.ts";

type Answer = NonNullable<FastifyServerOptions["frameworkErrors"]>;

/** Says in the visitor's language that there is no such page. */
function sendNotFound({ url, headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { language, prefixed } = splitLanguage(url.split("?", 1)[0] ?? "");
  const chosen = prefixed ? language : (languageFromCookie(headers.cookie) ?? language);
  return reply
    .code(404)
    .headers({ vary: "Cookie", "cache-control": "no-cache" })
    .type("text/html; charset=utf-8")
    .send(plainDocument("notFound", chosen));
}

/** Answers what fails before any router: with a page where a page was asked for, else as the API does. */
export function answerBadAddress(
  { frameworkErrors }: ReturnType<typeof serverOptions>,
  api: { https?: boolean },
): Answer {
  const security = securityHeaders(api).page;
  return (error, request, reply) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || getKind(request.url) !== "page") return frameworkErrors(error, request, reply);
    // No hook has counted its body: it is not waited for.
    if (hasBody(request.raw)) reply.header("connection", "close");
    void sendNotFound(request, reply.headers(security));
  };
}
