import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";

/** What orders hang on, made by the setup: one region, one sales channel, an option per delivery method. */
export interface Shop {
  regionId: string;
  salesChannelId: string;
  /** ids of payment providers the region takes, `pp_<method>_<method>` */
  paymentProviders: string[];
  /** shipping option id by delivery method */
  shippingOptions: Map<string, { id: string; name: string }>;
}

interface RegionRow {
  payment_providers?: { id: string; is_enabled: boolean }[];
}

function providersOf({ payment_providers = [] }: RegionRow): string[] {
  return payment_providers.filter(({ is_enabled }) => is_enabled).map(({ id }) => id);
}

export async function readShop(container: MedusaContainer): Promise<Shop> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const [regions, stores, options] = await Promise.all([
    query.graph({
      entity: "region",
      fields: ["id", "payment_providers.id", "payment_providers.is_enabled"],
      filters: { currency_code: "uzs" },
    }),
    container.resolve(Modules.STORE).listStores({}, { select: ["id", "default_sales_channel_id"], take: 1 }),
    container.resolve(Modules.FULFILLMENT).listShippingOptions({}, { relations: ["type"] }),
  ]);
  const region = regions.data[0];
  const salesChannelId = stores[0]?.default_sales_channel_id;
  if (!region || !salesChannelId) {
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "The shop is not set up: run the migration.");
  }
  return {
    regionId: region.id,
    salesChannelId,
    paymentProviders: providersOf(region),
    shippingOptions: new Map(options.map(({ id, name, type }) => [type.code, { id, name }])),
  };
}
