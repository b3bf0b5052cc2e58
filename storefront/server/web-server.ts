import { createServer } from "node:http";
import { apiV1, createApiCache } from "@bezak/adapters/app.ts";
import { createClientLimits } from "@bezak/adapters/client-limits.ts";
import { logHooks, logTime, serverOptions } from "@bezak/adapters/server-options.ts";
import { serveMetrics } from "@bezak/contract/metrics-server.ts";
import fastify, { type FastifyInstance } from "fastify";
import { answerBadAddress } from "./bad-address.ts";
import { serveBuild } from "./build-files.ts";
import type { ServerConfig } from "./config.ts";
import { createDevPages } from "./dev-pages.ts";
import { forwardGatewayCalls } from "./gateway-calls.ts";
import { createInternalFetch } from "./internal-fetch.ts";
import { watchLoop } from "./loop-lag.ts";
import { serveOutbox } from "./outbox.ts";
import { mountPages } from "./pages.ts";
import { readBuild } from "./read-build.ts";
import { addSvgCharset, guardAnswers } from "./answer-headers.ts";
import { excludeSearchEngines, serveForSearch } from "./search-engines.ts";
import { serveSecurityText } from "./security-text.ts";
import { serveUploads } from "./uploads.ts";

/** The public server: API, files and rendered pages on one port. It does not listen yet; it logs to standard output. */
export async function createWebServer(
  config: ServerConfig,
  log?: { write(line: string): void },
): Promise<FastifyInstance> {
  const cache = createApiCache(config.api);
  const options = serverOptions(cache, config.api);
  const app = fastify({
    ...options,
    frameworkErrors: answerBadAddress(options, config.api),
    logger: {
      level: config.logLevel,
      hooks: logHooks,
      timestamp: logTime,
      ...(log ? { stream: log } : {}),
    },
    forceCloseConnections: "idle",
  });
  if (config.metrics) {
    const { measureAnswers } = await import("./metrics.ts");
    const server = createServer();
    await serveMetrics(server, measureAnswers(app, cache), config.metrics);
    app.addHook("onClose", async () => void server.close());
  }
  if (config.traces) (await import("./trace-requests.ts")).traceRequests(app, config.traces);
  app.addHook("onRequest", guardAnswers(config));
  app.addHook("onSend", addSvgCharset);
  app.addHook("onRequest", excludeSearchEngines(config));
  const clientLimits = createClientLimits();
  const { admitRead } = clientLimits;
  app.addHook("onRequest", clientLimits.limitBodies);
  if (config.mock) await app.register(import("./mock-api.ts"), { prefix: "/api/v1" });
  else await app.register(apiV1, { prefix: "/api/v1", ...config.api, cache, clientLimits });
  if (!config.mock) await app.register(serveOutbox, config.api);
  await app.register(forwardGatewayCalls, config.api);
  const { filesDir: directory, bucketUrl } = config;
  await app.register(serveUploads, { directory, bucketUrl, https: config.api.https });

  const fetch = createInternalFetch(app, cache);
  await app.register(serveForSearch, {
    origin: config.origin,
    searchable: config.searchable,
    fetch,
    admitRead,
  });
  await app.register(serveSecurityText, { origin: config.origin, contact: config.securityContact });
  const common = { origin: config.origin, https: config.api.https, fetch, admitRead };
  if (config.dev) {
    mountPages(app, { ...(await createDevPages(app)), ...common, keepMs: 0, isLate: () => false });
  } else {
    const build = await readBuild();
    await app.register(serveBuild, build);
    const { isLate, stop } = watchLoop();
    app.addHook("onClose", async () => stop());
    mountPages(app, { ...build, ...common, keepMs: 1000, isLate });
  }
  return app;
}
