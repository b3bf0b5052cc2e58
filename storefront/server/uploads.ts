import { mkdir } from "node:fs/promises";
import fastifyStatic from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";

/**
 * Pictures at `/files/*`; their names hold a hash or an id and a size, so what a name stands for never changes. Nobody
 * is asked who he is, so any cache may keep them.
 */
export const serveUploads: FastifyPluginAsync<{ directory: string }> = async (app, { directory }) => {
  await mkdir(directory, { recursive: true });
  await app.register(fastifyStatic, {
    root: directory,
    prefix: "/files/",
    decorateReply: false,
    index: false,
    maxAge: "365d",
    immutable: true,
    dotfiles: "deny",
    setHeaders: (reply) => {
      // a file that somebody uploaded must never run as a page of ours
      reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    },
  });
};
