import type { FastifyReply } from "fastify";

/** Sends a page whose security policy allows only its own inline style. */
export function sendPage(reply: FastifyReply, page: string, status = 200): FastifyReply {
  return reply
    .status(status)
    .header("content-type", "text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; img-src data:")
    .send(page);
}
