import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance } from "fastify";

type FolderOptions = Omit<FastifyStaticOptions, "prefix" | "serve" | "decorateReply">;

/**
 * Files of a folder below `prefix`, which ends with a slash. The library's own route reads the whole folder at every
 * request, to compare how the name is spelled where letters of both cases are the same; a folder of pictures grows.
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
