import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { gateways } from "../../../providers/configured.ts";
import { storeReport, readLastReport } from "./store-report.ts";
import { reconcile } from "./reconcile.ts";
import { countsOf } from "./report-text.ts";

const HOUR = 3_600_000;
/** Tashkent keeps +05:00 all year. */
const TASHKENT = 5 * HOUR;
const NIGHT_HOUR = 3;

/** The night's comparison, in the hour after three in Tashkent, by one process; the log says what was found. */
export async function reconcileNightly(container: MedusaContainer, now = Date.now()): Promise<void> {
  if (new Date(now + TASHKENT).getUTCHours() !== NIGHT_HOUR) return;
  await container.resolve(Modules.LOCKING).execute(
    "reconcile-payments",
    async () => {
      const last = await readLastReport(container);
      // Another process was first.
      if (last && Math.abs(now - Date.parse(last.at)) < 12 * HOUR) return;
      await reconcileAndStore(container, now, last && Date.parse(last.at));
    },
    { timeout: 60 },
  );
}

async function reconcileAndStore(container: MedusaContainer, now: number, last?: number): Promise<void> {
  // what the last report found too young is old enough now
  const cardsSince = last && last - 24 * HOUR;
  const report = await reconcile(container, { click: gateways.click !== undefined, now, cardsSince });
  await storeReport(container, report);
  if (report.differences.length === 0) return;
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`Payments: ${countsOf(report.differences)}; npm run reconcile lists them`);
}
