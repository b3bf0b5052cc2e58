import { createServer, type Server } from "node:http";
import { logLevelFault } from "@bezak/contract/log-level.ts";
import { metricsFault, readMetricsAddress, serveMetrics } from "@bezak/contract/metrics-server.ts";
import { rejectOtherCallers } from "../api/web-server-only.ts";
import { limitServer } from "../server-limits.ts";
import { checkPort } from "./check-port.ts";
import { checkSecrets } from "./check-secrets.ts";
import { endInOrder, type Ending } from "./end-in-order.ts";
import { missingMailServer } from "./missing-mail-server.ts";
import { commerceDir, runCommand } from "./prepare.ts";
import { openDemoAccounts } from "./published-passwords.ts";
import { Refusal } from "./refusal.ts";
import { needlessRight } from "./serving-role.ts";

await runCommand(async () => {
  checkSecrets("COMMERCE_SECRET", "JWT_SECRET");
  const fault = logLevelFault(process.env) ?? metricsFault(process.env);
  if (fault !== undefined) throw new Refusal(fault);
  if (process.env.NODE_ENV === "production" && process.env.BEZAK_DEMO !== "1") {
    const open = await openDemoAccounts(process.env.DATABASE_URL ?? "");
    if (open.length > 0) {
      throw new Refusal(
        `${open.join(", ")}: third parties can open these accounts, by a published password of the demo or as its ` +
          'administrator. Run "node src/scripts/lock-demo.ts" in commerce on this database, or set BEZAK_DEMO=1 if this is a demo.',
      );
    }
  }
  const needless =
    process.env.NODE_ENV === "production" && (await needlessRight(process.env.DATABASE_URL ?? ""));
  if (needless)
    process.stderr.write(
      `Warning: the role of DATABASE_URL ${needless}, so one slip in a statement is worth more. Give the owner's address as ` +
        "DATABASE_OWNER_URL to the migration, and another role here: the migration makes it.\n",
    );
  const mailFault = missingMailServer(process.env);
  if (mailFault !== undefined) process.stderr.write(`Warning: ${mailFault}\n`);
  const metricsAddress = readMetricsAddress(process.env, "COMMERCE_METRICS_PORT");
  const port = Number(process.env.COMMERCE_PORT ?? 9000);
  const host = process.env.COMMERCE_HOST ?? "127.0.0.1";
  await checkPort(port, host);
  const { container } = await import("@medusajs/framework");
  const { ContainerRegistrationKeys } = await import("@medusajs/framework/utils");
  const { knex } = await import("@medusajs/framework/mikro-orm/postgresql");
  const { logger: engineLogger } = await import("@medusajs/framework/logger");
  const { default: commands } = await import("@medusajs/medusa/commands/start");
  const { completeLogLines, getMaskLines: maskLinesOf } = await import("../log-lines.ts");
  const { currentImage } = await import("../catalog/current-image.ts");
  const { redactQueryErrors } = await import("../redact-query-errors.ts");
  const { stopWorking } = await import("../queue/stop-working.ts");
  const { workQueue } = await import("../queue/work-queue.ts");
  const { renewStaleDocuments } = await import("../search/renew-stale-documents.ts");
  const { reconcileAttempts } = await import("../workflows/order/reconcile-attempts.ts");
  const { keepReleasingUnusedMemory } = await import("../unused-memory.ts");
  const { endTracing } = await import("../../instrumentation.ts");

  for (const stream of [process.stdout, process.stderr]) maskLinesOf(stream);
  completeLogLines(engineLogger);
  redactQueryErrors(knex.Client);
  // The type of the engine's command hides its return value.
  const { server, gracefulShutDown } = (await commands.default({
    directory: commerceDir,
    port,
    host,
    types: false,
  })) as unknown as { server: Server & Ending["server"]; gracefulShutDown: () => void };
  rejectOtherCallers(server);
  limitServer(server);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const isWorker = process.env.MEDUSA_WORKER_MODE !== "server";
  if (isWorker) await workQueue(container);
  endInOrder({
    server,
    stopWorking: isWorker ? stopWorking : async () => true,
    endTracing,
    endEngine: gracefulShutDown,
    onError: (error) => logger.warn(`Job queue: ${error.message}`),
  });
  if (metricsAddress) {
    const { createShopMetrics } = await import("../metrics/shop-metrics.ts");
    await serveMetrics(createServer(), createShopMetrics(container), metricsAddress).catch((error: Error) => {
      throw new Refusal(error.message);
    });
  }
  await reconcileAttempts(container).catch((error: Error) =>
    logger.error("Unfinished orders are left to the timer.", error),
  );
  try {
    logger.info(`Catalogue checked: ${await renewStaleDocuments(container)} documents renewed.`);
    // Preloaded, so that the first visitor of a large catalogue does not wait for it.
    await currentImage(container);
  } catch (error) {
    logger.error("The catalogue could not be checked; it is served as it is.", error as Error);
  }
  await keepReleasingUnusedMemory();
});
