import { mkdir } from "node:fs/promises";
import { answerAs } from "@bezak/adapters/security-headers.ts";
import { fileCaching } from "@bezak/contract/upload-types.ts";
import type { FastifyPluginAsync } from "fastify";
import { bucketFiles } from "./bucket-files.ts";
import { guardFile } from "./file-guard.ts";
import { serveFolder } from "./folder-files.ts";

export interface UploadsOptions {
  directory: string;
  /** bucket of the files that are not in `directory` */
  bucketUrl?: string;
  /** browsers connect by https only */
  https?: boolean;
}

/**
 * Files at `/files/*`. Names contain a hash, or an id and a size, so the content of a name never changes. No session is
 * needed, so any cache may store pictures of products; files that users can delete are cached for an hour.
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
