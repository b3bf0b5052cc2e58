import { hasBody } from "@bezak/adapters/connection-limits.ts";
import { getKind, securityHeaders } from "@bezak/adapters/security-headers.ts";
import type { serverOptions } from "@bezak/adapters/server-options.ts";
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from "fastify";
import { languageFromCookie, splitLanguage } from "../src/lib/language.ts";
import { plainDocument } from "./plain-document.ts";

type Answer = NonNullable<FastifyServerOptions["frameworkErrors"]>;

/** Sends the not-found page in the visitor's language. */
function sendNotFound({ url, headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { language, prefixed } = splitLanguage(url.split("?", 1)[0] ?? "");
  const chosen = prefixed ? language : (languageFromCookie(headers.cookie) ?? language);
  return reply
    .code(404)
    .headers({ vary: "Cookie", "cache-control": "no-cache" })
    .type("text/html; charset=utf-8")
    .send(plainDocument("notFound", chosen));
}

/** Answers requests that fail before routing: with a page if one was requested, else in the format of the API. */
export function answerBadAddress(
  { frameworkErrors }: ReturnType<typeof serverOptions>,
  api: { https?: boolean },
): Answer {
  const security = securityHeaders(api).page;
  return (error, request, reply) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || getKind(request.url) !== "page") return frameworkErrors(error, request, reply);
    // no hook has limited the body, so the connection is closed instead of reading it
    if (hasBody(request.raw)) reply.header("connection", "close");
    void sendNotFound(request, reply.headers(security));
  };
}
