import { basename } from "node:path";
import type { FastifyReply } from "fastify";

/**
 * A document that somebody uploaded is saved and not opened, under the name that we gave it; its policy is that of all
 * files.
 */
export function guardFile(reply: Pick<FastifyReply, "header">, path: string): void {
  if (/\.(avif|webp|svg|png|jpe?g)$/.test(path)) return;
  reply.header("content-disposition", `attachment; filename="${basename(path).replace(/[^\w.-]/g, "_")}"`);
}
