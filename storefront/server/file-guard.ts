import { basename } from "node:path";
import type { FastifyReply } from "fastify";

/** Serves uploaded documents as downloads under generated names, with the security policy of all files. */
export function guardFile(reply: Pick<FastifyReply, "header">, path: string): void {
  if (/\.(avif|webp|svg|png|jpe?g)$/.test(path)) return;
  reply.header("content-disposition", `attachment; filename="${basename(path).replace(/[^\w.-]/g, "_")}"`);
}
