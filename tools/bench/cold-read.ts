/**
 * The web server's own files that one read of the catalogue passes through when nothing is cached:
 * `npm run bench -- cold-read`. A file counts when a function of it runs between the request and the answer.
 */
import { Session } from "node:inspector/promises";
import type { AddressInfo } from "node:net";
import { join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { ROOT } from "../directories.ts";
import { shopUnderLoad } from "./shop-under-load.ts";

/** The first reads load modules and open connections. */
const WARM_UP = 3;
/** Timers of the process run during this time; their files do not count. */
const IDLE_MS = 2000;
const OWN = /^(adapters|storefront)\//;

/** Imported by path: the pages that the web server renders are not a part of the tools' program. */
const load = <T>(name: string) => import(join(ROOT, "storefront/server", name)) as Promise<T>;
const { readConfig } = await load<{ readConfig: (env: NodeJS.ProcessEnv, args: string[]) => object }>(
  "config.ts",
);
const { createWebServer } = await load<{ createWebServer: (config: object) => Promise<FastifyInstance> }>(
  "web-server.ts",
);

const shop = await shopUnderLoad(400);
const env = { ...process.env, COMMERCE_URL: shop.commerce, COMMERCE_SECRET: shop.store.secret };
const server = await createWebServer(readConfig(env, []));
await server.listen({ port: 0, host: "127.0.0.1" });
const { port } = server.server.address() as AddressInfo;

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });

/** Own files of which a function has run since the last call; what runs while a module loads does not count. */
async function takeFiles(): Promise<Set<string>> {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const ran = result.filter(({ functions }) =>
    functions.some(({ ranges: [range] }) => range && range.count > 0 && range.startOffset > 0),
  );
  const files = ran
    .filter(({ url }) => url.startsWith("file:") && !url.includes("/node_modules/"))
    .map(({ url }) => relative(ROOT, fileURLToPath(url)));
  return new Set(files.filter((file) => OWN.test(file)));
}

let reads = 0;
async function readCold(): Promise<void> {
  reads += 1;
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/products?minPrice=${reads}`);
  if (!answer.ok) throw new Error(`products: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

try {
  for (let read = 0; read < WARM_UP; read += 1) await readCold();
  await takeFiles();
  await pause(IDLE_MS);
  const idle = await takeFiles();
  await readCold();
  const passed = [...(await takeFiles())].filter((file) => !idle.has(file)).sort();
  process.stdout.write(`${passed.join("\n")}\n\n${passed.length} files\n`);
} finally {
  session.disconnect();
  await server.close();
  await shop.stop();
}
