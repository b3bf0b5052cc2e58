import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ShopError } from "../../shop-error.ts";

/** A text in several languages; ru is required. */
export interface WrittenText {
  ru: string;
  uz?: string | null;
  en?: string | null;
}

export interface PayoutAccount {
  recipient: string;
  bank: string;
  mfo: string;
  account: string;
  tin: string;
}

/** The stored row; the threshold is a whole sum. */
export interface ShopRow {
  id: string;
  slug: string;
  name: string;
  description: WrittenText | null;
  logo: string | null;
  banner: string | null;
  working_hours: string | null;
  return_policy: WrittenText | null;
  status: "active" | "suspended";
  suspended_reason: string | null;
  holiday_until: Date | null;
  free_shipping_threshold: number | null;
  delivery_zones: string[] | null;
  payout_account: PayoutAccount | null;
}

const columns = `id, slug, name, description, logo, banner, working_hours, return_policy, status, suspended_reason,
  holiday_until, free_shipping_threshold::float8, delivery_zones, payout_account`;

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
