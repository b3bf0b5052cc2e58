import type { FastifyReply } from "fastify";

/** A file that somebody uploaded must never run as a page of ours; a document is saved and not opened. */
export function guardFile(reply: Pick<FastifyReply, "header">, path: string): void {
  reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (!/\.(avif|webp|svg|png|jpe?g)$/.test(path)) reply.header("content-disposition", "attachment");
}
