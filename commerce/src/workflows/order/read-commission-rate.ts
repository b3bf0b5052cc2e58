import type { MedusaContainer } from "@medusajs/framework/types";
import { readStoredSettings, type StoredSettings } from "../../modules/settings/stored-settings.ts";

/** Percent, unless `commissionRate` is set. */
const DEFAULT = 10;

/** The marketplace's commission, in hundredths of a percent (10 % = 1000). */
export const toCommissionRate = ({ commissionRate: percent }: StoredSettings): number =>
  Math.round((typeof percent === "number" ? percent : DEFAULT) * 100);

export async function readCommissionRate(container: MedusaContainer): Promise<number> {
  return toCommissionRate(await readStoredSettings(container, ["commissionRate"]));
}
