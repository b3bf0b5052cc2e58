import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";

/** What orders refer to, created by the setup: one region, one sales channel, an option per delivery method. */
export interface Shop {
  regionId: string;
  salesChannelId: string;
  /** ids of the region's payment providers, `pp_<method>_<method>` */
  paymentProviders: string[];
  /** shipping option id by delivery method */
  shippingOptions: Map<string, { id: string; name: string }>;
}

interface ShopRow extends Omit<Shop, "shippingOptions"> {
  shippingOptions: { id: string; name: string; method: string }[];
}

/** One statement, since every quote and every order needs it. */
export async function readShop(container: MedusaContainer): Promise<Shop> {
  const { rows } = (await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select r.id as "regionId", s.default_sales_channel_id as "salesChannelId",
       array(select l.payment_provider_id from region_payment_provider l
         join payment_provider p on p.id = l.payment_provider_id and p.is_enabled and p.deleted_at is null
         where l.region_id = r.id and l.deleted_at is null) as "paymentProviders",
       array(select jsonb_build_object('id', o.id, 'name', o.name, 'method', t.code) from shipping_option o
         join shipping_option_type t on t.id = o.shipping_option_type_id and t.deleted_at is null
         where o.deleted_at is null) as "shippingOptions"
     from region r cross join (select default_sales_channel_id from store where deleted_at is null limit 1) s
     where r.currency_code = 'uzs' and r.deleted_at is null order by r.id limit 1`,
  )) as { rows: ShopRow[] };
  const [shop] = rows;
  if (!shop?.salesChannelId) {
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "The shop is not set up: run the migration.");
  }
  const options = shop.shippingOptions.map(({ id, name, method }) => [method, { id, name }] as const);
  return { ...shop, shippingOptions: new Map(options) };
}
