import { maskLogText } from "@bezak/contract/mask-log-text.ts";
import type { FastifyRequest, FastifyServerOptions } from "fastify";

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
export const logOfRequest: NonNullable<FastifyServerOptions["childLoggerFactory"]> = (
  logger,
  bindings,
  options,
) => logger.child(bindings, { ...options, serializers: { req, ...options.serializers } });

/** For every logger: masks card numbers and e-mail addresses, which may appear in any text. */
export const logHooks = { streamWrite: maskLogText };

/** The time of a log line as ISO 8601 in UTC instead of the framework's milliseconds. */
export const logTime = (): string => `,"time":"${new Date().toISOString()}"`;
