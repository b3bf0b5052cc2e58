import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { renewDocuments, renewSoon } from "../../search/renew-documents.ts";
import { notify } from "../inbox/notify.ts";
import { checkPrices } from "../product-check/check-prices.ts";
import { readPriceNotifications } from "../inbox/price-notifications.ts";

const BATCH = 200;

/**
 * Updates the catalogue for these products at once, and notifies people whose favorite has become cheaper. The products are
 * written by then: a failure here is logged and made up for by the next update and by the inbox job.
 */
export async function showProducts(container: MedusaContainer, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    try {
      await renewDocuments(container, batch);
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`The catalogue of ${batch.length} changed products will be updated later.`, error as Error);
    }
    await checkBatch(container, batch);
    // an update that started before the change was written may have finished after this one
    renewSoon(container, batch);
    void tellPrices(container, batch);
  }
}

/** Whether the prices look wrong. The hourly job makes up for a failure. */
async function checkBatch(container: MedusaContainer, ids: readonly string[]): Promise<void> {
  try {
    await checkPrices(container, ids);
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The prices of ${ids.length} changed products will be checked later.`, error as Error);
  }
}

async function tellPrices(container: MedusaContainer, ids: string[]): Promise<void> {
  try {
    await notify(container, await readPriceNotifications(container, ids));
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error("News of prices were not told; the next round tells them.", error as Error);
  }
}
