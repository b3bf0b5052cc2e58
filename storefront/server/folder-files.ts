import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance } from "fastify";

type FolderOptions = Omit<FastifyStaticOptions, "prefix" | "serve" | "decorateReply">;

/**
 * Serves a directory below `prefix`, which ends with a slash. The library's own route lists the directory at every
 * request, to check spelling on file systems that ignore case, which is slow with many pictures.
 */
export async function serveFolder(
  app: FastifyInstance,
  prefix: string,
  options: FolderOptions,
): Promise<void> {
  await app.register(fastifyStatic, { ...options, serve: false });
  app.route<{ Params: { "*": string } }>({
    method: ["GET", "HEAD"],
    url: `${prefix}*`,
    handler: ({ params }, reply) => reply.sendFile(`/${params["*"]}`),
  });
}
