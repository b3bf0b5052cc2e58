import type { FastifyReply } from "fastify";

/** A document that somebody uploaded is saved and not opened; its policy is that of all files. */
export function guardFile(reply: Pick<FastifyReply, "header">, path: string): void {
  if (!/\.(avif|webp|svg|png|jpe?g)$/.test(path)) reply.header("content-disposition", "attachment");
}
