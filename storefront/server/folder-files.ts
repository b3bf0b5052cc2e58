import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance } from "fastify";

type FolderOptions = Omit<FastifyStaticOptions, "prefix" | "serve" | "decorateReply">;

/**
 * Serves a folder's files below `prefix`, which ends with a slash. The library's own route lists the whole folder at every
 * request, to check how a name is spelled on file systems that ignore case; a folder of pictures grows.
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
