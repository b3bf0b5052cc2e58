import { mkdir } from "node:fs/promises";
import { answerAs } from "@bezak/adapters/security-headers.ts";
import { fileCaching } from "@bezak/contract/upload-types.ts";
import type { FastifyPluginAsync } from "fastify";
import { bucketFiles } from "./bucket-files.ts";
import { guardFile } from "./file-guard.ts";
import { serveFolder } from "./folder-files.ts";

export interface UploadsOptions {
  directory: string;
  /** where files are that are not in `directory` */
  bucketUrl?: string;
  /** browsers reach the shop by https alone */
  https?: boolean;
}

/**
 * Pictures at `/files/*`; their names hold a hash or an id and a size, so what a name stands for never changes. Nobody
 * is asked who he is, so any cache may keep those of products; files that persons can take back are kept for an hour.
 */
export const serveUploads: FastifyPluginAsync<UploadsOptions> = async (app, options) => {
  const { directory, bucketUrl } = options;
  await mkdir(directory, { recursive: true });
  await app.register(
    async (files) => {
      files.addHook("onRequest", answerAs("file", options));
      if (bucketUrl) files.setNotFoundHandler(bucketFiles(bucketUrl));
      await serveFolder(files, "/", {
        root: directory,
        index: false,
        cacheControl: false,
        dotfiles: "deny",
        setHeaders: (reply, path) => {
          guardFile(reply, path);
          reply.header("cache-control", fileCaching(path));
        },
      });
    },
    { prefix: "/files" },
  );
};
