import { maskLogText } from "@bezak/contract/mask-log-text.ts";
import type { FastifyRequest, FastifyServerOptions } from "fastify";

/** What follows is as good as a password: of the page of an invitation, of a link in a mail: both as mails had them once. */
const secret = /(\/seller-invitation\/|[?&]token=)[^/?&#]+/gi;

/** A request as Fastify writes it down, without the secrets that stand in its address. */
const req = ({ method, url, host, ip, socket }: FastifyRequest) => ({
  method,
  url: url.replace(secret, "$1***"),
  host,
  remoteAddress: ip,
  remotePort: socket.remotePort,
});

/** Lines about a request, whoever configures the log they go to. */
export const logOfRequest: NonNullable<FastifyServerOptions["childLoggerFactory"]> = (
  logger,
  bindings,
  options,
) => logger.child(bindings, { ...options, serializers: { req, ...options.serializers } });

/** For every logger of ours: somebody may put a card number or an e-mail anywhere, and no line keeps it. */
export const logHooks = { streamWrite: maskLogText };

/** The time of a line as ISO 8601 in UTC, which the framework would write as milliseconds. */
export const logTime = (): string => `,"time":"${new Date().toISOString()}"`;
