import type { FastifyReply } from "fastify";

/** Sends a page that may load nothing but its own style. */
export function sendPage(reply: FastifyReply, page: string, status = 200): FastifyReply {
  return reply
    .status(status)
    .header("content-type", "text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; img-src data:")
    .send(page);
}
