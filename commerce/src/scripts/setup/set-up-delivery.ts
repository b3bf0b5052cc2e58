import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createShippingOptionsWorkflow, createShippingProfilesWorkflow } from "@medusajs/medusa/core-flows";
import type { ShopIds } from "./set-up-store.ts";

const provider = "manual_manual";

const options = [
  { code: "courier", label: "Курьер", description: "Доставка курьером" },
  { code: "pickup", label: "Самовывоз", description: "Пункт выдачи" },
];

/** Delivery in the engine's terms: one set and zone for Uzbekistan, a profile, the options courier and pickup. */
export async function setUpDelivery(container: MedusaContainer, shop: ShopIds): Promise<void> {
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const profileId = await shippingProfile(container);
  const zoneId = await serviceZone(container, shop);
  const existing = await fulfillment.listShippingOptions({}, { relations: ["type"] });
  const missing = options.filter(({ code }) => !existing.some((option) => option.type?.code === code));
  if (!missing.length) {
    return;
  }
  await createShippingOptionsWorkflow(container).run({
    input: missing.map((type) => ({
      name: type.label,
      price_type: "flat" as const,
      provider_id: provider,
      service_zone_id: zoneId,
      shipping_profile_id: profileId,
      type,
      data: { id: type.code },
      // When an order is placed, the fee comes from the settings (src/delivery/delivery-fee.ts), never from here.
      prices: [{ currency_code: "uzs", amount: 0 }],
    })),
  });
}

async function shippingProfile(container: MedusaContainer): Promise<string> {
  const [profile] = await container
    .resolve(Modules.FULFILLMENT)
    .listShippingProfiles({ type: "default" }, { take: 1 });
  if (profile) {
    return profile.id;
  }
  const { result } = await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name: "Default", type: "default" }] },
  });
  return result[0]!.id;
}

async function serviceZone(container: MedusaContainer, shop: ShopIds): Promise<string> {
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  const [zone] = await fulfillment.listServiceZones({ name: "Uzbekistan" });
  if (zone) {
    return zone.id;
  }
  const set = await fulfillment.createFulfillmentSets({
    name: "Bezak delivery",
    type: "shipping",
    service_zones: [{ name: "Uzbekistan", geo_zones: [{ country_code: "uz", type: "country" }] }],
  });
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const location = { [Modules.STOCK_LOCATION]: { stock_location_id: shop.stockLocationId } };
  await link.create([
    { ...location, [Modules.FULFILLMENT]: { fulfillment_provider_id: provider } },
    { ...location, [Modules.FULFILLMENT]: { fulfillment_set_id: set.id } },
  ]);
  return set.service_zones[0]!.id;
}
