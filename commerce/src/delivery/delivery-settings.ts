import type { MedusaContainer } from "@medusajs/framework/types";
import { readStoredSettings, type StoredSettings } from "../modules/settings/stored-settings.ts";
import type { DeliverySettings } from "./delivery-fee.ts";

const defaults: DeliverySettings = { deliveryFee: 25_000, freeDeliveryFrom: 500_000 };

export function toDeliverySettings({
  deliveryFee = defaults.deliveryFee,
  freeDeliveryFrom = defaults.freeDeliveryFrom,
}: StoredSettings): DeliverySettings {
  return { deliveryFee, freeDeliveryFrom } as DeliverySettings;
}

/** Reads the stored delivery settings with their defaults. Called by every quote. */
export async function readDeliverySettings(container: MedusaContainer): Promise<DeliverySettings> {
  return toDeliverySettings(await readStoredSettings(container, Object.keys(defaults)));
}
