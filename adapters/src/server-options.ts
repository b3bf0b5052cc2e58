import { randomUUID } from "node:crypto";
import { limits } from "@bezak/contract/limits.ts";
import { maskLogText } from "@bezak/contract/mask-log-text.ts";
import type { FastifyRequest, FastifyServerOptions } from "fastify";
import type { ByteCache } from "./byte-cache.ts";
import { exemptConnections, type IsExempt } from "./client-connections.ts";
import type { ApiConfig } from "./config.ts";
import { connectionLimits, hasBody, type ConnectionLimits } from "./connection-limits.ts";
import { sendFailure } from "./failure-answer.ts";
import { serveHotFirst } from "./hot-reads.ts";
import { securityHeaders } from "./security-headers.ts";
import { answerUnreadable } from "./unreadable-request.ts";

const requestIdPattern = /^[A-Za-z0-9_-]{8,64}$/;

/** Tokens in addresses of an invitation page and of links in mails (as older mails have them) are as good as passwords. */
const secret = /(\/seller-invitation\/|[?&]token=)[^/?&#]+/gi;

/** Fastify's log entry of a request, with the secrets in its address masked. */
const req = ({ method, url, host, ip, socket }: FastifyRequest) => ({
  method,
  url: url.replace(secret, "$1***"),
  host,
  remoteAddress: ip,
  remotePort: socket.remotePort,
});

/** Gives each request's logger the masking serializer, whatever logger the server uses. */
const logOfRequest: NonNullable<FastifyServerOptions["childLoggerFactory"]> = (logger, bindings, options) =>
  logger.child(bindings, { ...options, serializers: { req, ...options.serializers } });

/** For every logger: masks card numbers and e-mail addresses, which may appear in any text. */
export const logHooks = { streamWrite: maskLogText };

/** The time of a log line as ISO 8601 in UTC instead of the framework's milliseconds. */
export const logTime = (): string => `,"time":"${new Date().toISOString()}"`;

/** Options of the Fastify server that carries the API; the web server merges them into its own. */
export function serverOptions(
  cache: ByteCache,
  { trustProxy = false, https }: Pick<ApiConfig, "trustProxy" | "https"> = {},
  connections: ConnectionLimits = connectionLimits,
  isExempt: IsExempt = exemptConnections(trustProxy),
) {
  const headers = securityHeaders({ https }).api;
  return {
    // A sender that may name the client's address can pretend to be any number of clients.
    trustProxy,
    serverFactory: serveHotFirst(cache, headers, isExempt, connections),
    bodyLimit: limits.bodyBytes,
    genReqId: ({ headers }) => {
      const sent = headers["x-request-id"];
      return typeof sent === "string" && requestIdPattern.test(sent) ? sent : randomUUID();
    },
    childLoggerFactory: logOfRequest,
    // Addresses that cannot be decoded fail before any plugin is reached.
    frameworkErrors: (error, request, reply) => {
      // No hook has counted its body, so the server does not wait for it.
      if (hasBody(request.raw)) reply.header("connection", "close");
      void sendFailure(error, request, reply.headers(headers));
    },
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, headers),
    // A Cyrillic letter of a slug takes six bytes in an address.
    routerOptions: { maxParamLength: 1300 },
  } satisfies FastifyServerOptions & { serverFactory: unknown };
}
