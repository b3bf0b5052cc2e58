import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyPluginAsync } from "fastify";
import { serveFolder } from "./folder-files.ts";
import type { Build } from "./read-build.ts";

/** Never cached, since a broken worker could not be replaced then. */
const worker = "sw.js";

/** Files of the build: cached for a year if hashed, others such as `robots.txt` for an hour. */
export const serveBuild: FastifyPluginAsync<Build> = async (app, { clientDir }) => {
  await serveFolder(app, "/assets/", {
    root: join(clientDir, "assets"),
    index: false,
    preCompressed: true,
    maxAge: "365d",
    immutable: true,
  });
  for (const entry of await readdir(clientDir, { withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    app.get(`/${entry.name}`, (_request, reply) =>
      reply.sendFile(entry.name, clientDir, {
        maxAge: entry.name === worker ? 0 : "1h",
        immutable: false,
      }),
    );
  }
};
