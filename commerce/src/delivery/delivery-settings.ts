import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { DeliverySettings } from "./delivery-fee.ts";

const defaults: DeliverySettings = { deliveryFee: 25_000, freeDeliveryFrom: 500_000 };

/** Reads the stored delivery settings with their defaults. Called by every quote. */
export async function readDeliverySettings(container: MedusaContainer): Promise<DeliverySettings> {
  const { rows } = (await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(
      "select id, value->'value' as value from shop_setting where id = any(?::text[]) and deleted_at is null",
      [Object.keys(defaults)],
    )) as { rows: { id: keyof DeliverySettings; value: number }[] };
  return { ...defaults, ...Object.fromEntries(rows.map(({ id, value }) => [id, value])) };
}
