import type { AdministeredShop, ShopOverview } from "@bezak/contract/seller-admin.ts";
import type { PayoutAccount } from "@bezak/contract/shops.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readSellerRatings } from "../../catalog/seller-ratings.ts";
import { readRows } from "../../read-rows.ts";
import { isoTime } from "../../shared/iso-time.ts";
import { countParcels } from "../parcel/count-parcels.ts";
import { SHOWN_STATUS } from "../product/product-status.ts";
import { countShopReturns } from "../return/return-page.ts";
import { maskedAccount } from "./payout-account.ts";
import { readAdministeredShop, type SeenOfShops, type ShopView } from "./read-shops.ts";

/** What the reader may see of a shop beside its public side. */
export interface SeenOfShop extends SeenOfShops {
  orders: boolean;
  applications: boolean;
}

type Overview = ShopView & Omit<ShopOverview, keyof AdministeredShop>;
type Rows<Field extends "members" | "contact" | "sameTin" | "applications"> =
  NonNullable<ShopOverview[Field]> extends (infer Row)[] ? Row : NonNullable<ShopOverview[Field]>;

interface Stored {
  holidayUntil: string | null;
  payoutAccount: PayoutAccount | null;
  payoutAccountChangedAt: string | null;
}

const STORED = `select ${isoTime("payout_account_changed_at")} as "payoutAccountChangedAt",
    payout_account as "payoutAccount",
    case when holiday_until > now() then ${isoTime("holiday_until")} end as "holidayUntil"
  from seller where id = ?`;

const MEMBERS = `select customer.id, trim(concat_ws(' ', customer.first_name, customer.last_name)) as name,
    customer.email, customer.phone, member.role, ${isoTime("member.created_at")} as "joinedAt"
  from seller_member member join customer on customer.id = member.customer_id
  where member.seller_id = ? and member.deleted_at is null
  order by member.role <> 'owner', member.created_at, member.id`;

const CONTACT = `select contact_person as person, phone, email, website from seller_application
  where seller_id = ? and deleted_at is null order by decided_at desc limit 1`;

const SAME_TIN = `select other.id, other.name from seller other
  join seller own on own.id = ? and other.id <> own.id
    and other.payout_account->>'tin' = own.payout_account->>'tin'
  where other.deleted_at is null order by other.name, other.id limit 10`;

const PRODUCTS = `select ${SHOWN_STATUS} as status, count(*)::int as count
  from seller_seller_product_product link join product on product.id = link.product_id
  where link.seller_id = ? and link.deleted_at is null and product.deleted_at is null group by 1`;

const APPLICATIONS = `select id, company_name as "companyName", status, ${isoTime("created_at")} as "createdAt"
  from seller_application where deleted_at is null and customer_id in (
    select customer_id from seller_member where seller_id = ? and role = 'owner' and deleted_at is null)
  order by created_at desc, id desc limit 20`;

async function countProducts(container: MedusaContainer, id: string): Promise<ShopOverview["products"]> {
  const rows = await readRows<{ status: keyof ShopOverview["products"]; count: number }>(
    container,
    PRODUCTS,
    [id],
  );
  const counted = { published: 0, draft: 0, hidden: 0 };
  for (const { status, count } of rows) counted[status] = count;
  return counted;
}

/**
 * One shop for administrators; what the reader may not see is not read.
 * @throws ShopError 404 seller_not_found
 */
export async function readShopOverview(
  container: MedusaContainer,
  id: string,
  sees: SeenOfShop,
): Promise<Overview> {
  const shop = await readAdministeredShop(container, id);
  const read = <Row>(sql: string) => readRows<Row>(container, sql, [id]);
  const [[stored], members, contact, sameTin, products, parcels, returns, ratingOf, applications] =
    await Promise.all([
      read<Stored>(STORED),
      sees.owners ? read<Rows<"members">>(MEMBERS) : null,
      sees.owners ? read<Rows<"contact">>(CONTACT) : null,
      sees.balances ? read<Rows<"sameTin">>(SAME_TIN) : null,
      countProducts(container, id),
      sees.orders ? countParcels(container, id) : null,
      sees.orders ? countShopReturns(container, id) : null,
      readSellerRatings(container, [id]),
      sees.applications ? read<Rows<"applications">>(APPLICATIONS) : null,
    ]);
  const account = sees.balances ? stored : undefined;
  const { rating, reviewCount } = ratingOf(id);
  return {
    ...shop,
    owner: sees.owners ? shop.owner : null,
    balance: sees.balances ? shop.balance : null,
    holidayUntil: stored?.holidayUntil ?? null,
    members,
    contact: contact?.[0] ?? null,
    payoutAccount: account?.payoutAccount ? maskedAccount(account.payoutAccount) : null,
    payoutAccountChangedAt: account?.payoutAccountChangedAt ?? null,
    sameTin,
    products,
    parcels,
    returns,
    reviews: { rating, count: reviewCount },
    applications,
  };
}
