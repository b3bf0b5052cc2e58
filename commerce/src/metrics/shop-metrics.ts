import { maskLogText } from "@bezak/contract/mask-log-text.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { shopFigures } from "./shop-figures.ts";

/** A monitor waits ten seconds for everything, and behind a lock nothing is worth waiting for. */
const LIMITS = "set local statement_timeout = '5s'; set local lock_timeout = '1s'";

type Row = Record<string, string> & { value: number };

/** The rows of each figure at one moment, from a transaction that cannot write. */
function readRows(container: MedusaContainer): Promise<Row[][]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return database.transaction(
    async (transaction) => {
      await transaction.raw(LIMITS);
      const read: Row[][] = [];
      for (const figure of shopFigures)
        read.push(((await transaction.raw(figure.rows)) as { rows: Row[] }).rows);
      return read;
    },
    { readOnly: true, isolationLevel: "repeatable read" },
  );
}

async function readFigures(container: MedusaContainer): Promise<Registry> {
  const registry = new Registry();
  const registers = [registry];
  const up = new Gauge({ name: "bezak_database_up", help: "Whether the figures could be read", registers });
  try {
    const read = await readRows(container);
    shopFigures.forEach(({ name, help, labels }, at) => {
      const gauge = new Gauge({ name, help, labelNames: [...labels], registers });
      for (const { value, ...values } of read[at] ?? []) gauge.set(values, value);
    });
    up.set(1);
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.warn(`The figures for monitoring could not be read: ${maskLogText((error as Error).message)}`);
  }
  return registry;
}

/**
 * Metrics of this process, and the figures of the whole shop, which are the same in every process. While the database does
 * not answer, `bezak_database_up` is 0 and the figures are missing.
 */
export function createShopMetrics(container: MedusaContainer): Pick<Registry, "contentType" | "metrics"> {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  return {
    contentType: own.contentType,
    metrics: async () => `${await own.metrics()}\n${await (await readFigures(container)).metrics()}`,
  };
}
