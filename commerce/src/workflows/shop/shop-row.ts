import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import type { PayoutAccount } from "@bezak/contract/shops.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ShopError } from "../../shop-error.ts";

/** The stored row; the threshold is a whole sum. */
export interface ShopRow {
  id: string;
  slug: string;
  name: string;
  description: LocalizedText | null;
  logo: string | null;
  banner: string | null;
  working_hours: string | null;
  return_policy: LocalizedText | null;
  status: "active" | "suspended";
  suspended_reason: string | null;
  suspended_at: Date | null;
  holiday_until: Date | null;
  free_shipping_threshold: number | null;
  delivery_zones: string[] | null;
  payout_account: PayoutAccount | null;
}

const columns = `id, slug, name, description, logo, banner, working_hours, return_policy, status, suspended_reason,
  suspended_at, holiday_until, free_shipping_threshold::float8, delivery_zones, payout_account`;

/** @throws ShopError 404 seller_not_found */
export async function readShopRow(container: MedusaContainer, sellerId: string): Promise<ShopRow> {
  const { rows } = (await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(`select ${columns} from seller where id = ? and deleted_at is null`, [sellerId])) as {
    rows: ShopRow[];
  };
  const [row] = rows;
  if (!row) throw new ShopError(404, "seller_not_found", "There is no such shop");
  return row;
}
