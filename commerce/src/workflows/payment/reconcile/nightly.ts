import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { gateways } from "../../../providers/configured.ts";
import { storeReport, readLastReport } from "./store-report.ts";
import { reconcile } from "./reconcile.ts";
import { getCounts } from "./report-text.ts";

const HOUR = 3_600_000;
/** Tashkent is at +05:00 all year. */
const TASHKENT = 5 * HOUR;
const NIGHT_HOUR = 3;

/** Runs the comparison once a night, in the hour after three in Tashkent, in one process; logs what it finds. */
export async function reconcileNightly(container: MedusaContainer, now = Date.now()): Promise<void> {
  if (new Date(now + TASHKENT).getUTCHours() !== NIGHT_HOUR) return;
  await container.resolve(Modules.LOCKING).execute(
    "reconcile-payments",
    async () => {
      const last = await readLastReport(container);
      // Another process has done it.
      if (last && Math.abs(now - Date.parse(last.at)) < 12 * HOUR) return;
      await reconcileAndStore(container, now, last && Date.parse(last.at));
    },
    { timeout: 60 },
  );
}

async function reconcileAndStore(container: MedusaContainer, now: number, last?: number): Promise<void> {
  // Payments that were too recent for the last report are old enough now.
  const cardsSince = last && last - 24 * HOUR;
  const report = await reconcile(container, { click: gateways.click !== undefined, now, cardsSince });
  await storeReport(container, report);
  if (report.differences.length === 0) return;
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`Payments: ${getCounts(report.differences)}; npm run reconcile lists them`);
}
