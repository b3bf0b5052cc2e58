import type { ShopSort } from "@bezak/contract/administered-sorts.ts";
import { shopStates, type ShopState } from "@bezak/contract/seller-roles.ts";
import type { AdministeredShop } from "@bezak/contract/seller-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readRows } from "../../read-rows.ts";
import { countTabs, type CountedTabs } from "../../shared/count-tabs.ts";
import { onDays, type Days } from "../../shared/day-conditions.ts";
import { followCursor, orderBy, type Placed, type RowOrder, unplaced } from "../../shared/row-order.ts";
import { versionOf } from "../../shared/row-version.ts";
import { joinParts, type FilterPart, type SqlFilter } from "../../shared/sql-filter.ts";
import { ShopError } from "../../shop-error.ts";
import { readSql } from "../users/sql.ts";

export interface ShopsQuery extends Days {
  q?: string;
  status?: ShopState;
  sort: ShopSort;
  page: number;
  limit: number;
  cursor?: string;
}

export type ShopView = Omit<AdministeredShop, "joinedAt" | "suspendedAt"> & {
  joinedAt: Date;
  suspendedAt: Date | null;
};

/** Stored with the last entry of a shop. */
const BALANCE = `coalesce((select entry.balance_after from ledger_entry entry
  where entry.account = 'seller' and entry.seller_id = seller.id order by entry.at desc, entry.no desc limit 1), 0)`;

const id = "seller.id";
const orders = {
  newest: { key: "seller.joined_at", kind: "time", id, direction: "desc" },
  oldest: { key: "seller.joined_at", kind: "time", id, direction: "asc" },
  name: { key: "lower(seller.name)", kind: "text", id, direction: "asc" },
  balance_desc: { key: BALANCE, kind: "number", id, direction: "desc" },
  balance_asc: { key: BALANCE, kind: "number", id, direction: "asc" },
} as const satisfies Record<ShopSort, RowOrder>;

/** The contract's shop for administrators; counts are computed for one page of shops. */
const columns = `seller.id, seller.name, seller.slug, seller.logo, seller.status,
    seller.suspended_reason as "suspendedReason",
    case when seller.status = 'suspended' then seller.suspended_at end as "suspendedAt", seller.joined_at as "joinedAt",
    seller.cash_collector as "cashCollector",
    (select json_build_object('id', customer.id, 'email', customer.email,
        'name', concat_ws(' ', customer.first_name, customer.last_name))
      from seller_member member join customer on customer.id = member.customer_id
      where member.seller_id = seller.id and member.role = 'owner' and member.deleted_at is null
      order by member.created_at limit 1) as owner,
    (select count(*)::int from seller_seller_product_product link
      join product on product.id = link.product_id and product.deleted_at is null and product.status = 'published'
      where link.seller_id = seller.id and link.deleted_at is null) as "productCount",
    ${BALANCE}::float8 as balance, ${versionOf("seller")} as version`;

/** Conditions of a search; one is enough. */
const SOUGHT = ["strpos(lower(seller.name), ?) > 0", "strpos(seller.slug, ?) > 0", "lower(seller.id) = ?"];
const SOUGHT_MEMBER = `exists (select from seller_member member join customer on customer.id = member.customer_id
  where member.seller_id = seller.id and member.deleted_at is null and strpos(lower(customer.email), ?) > 0)`;

const getDatabase = (container: MedusaContainer) =>
  container.resolve(ContainerRegistrationKeys.PG_CONNECTION);

/** What the reader may see of shops beside their public side. */
export interface SeenOfShops {
  owners: boolean;
  balances: boolean;
}

type ShopsChoice = Omit<ShopsQuery, "page" | "limit" | "cursor">;

function filterShops({ q, status, ...days }: ShopsChoice, { owners }: SeenOfShops): SqlFilter {
  const parts: FilterPart[] = [["seller.deleted_at is null", []], ...onDays("seller.joined_at", days)];
  if (status) parts.push(["seller.status = ?", [status]]);
  const sought = owners ? [...SOUGHT, SOUGHT_MEMBER] : SOUGHT;
  const words = q?.toLowerCase();
  if (words) parts.push([`(${sought.join(" or ")})`, sought.map(() => words)]);
  return joinParts(parts);
}

/** The ids of the shops that a list finds, in its order, at most `limit`; for ranks that see all of shops. */
export async function findShopIds(
  container: MedusaContainer,
  choice: ShopsChoice,
  limit: number,
): Promise<string[]> {
  const { where, values } = filterShops(choice, { owners: true, balances: true });
  const found = await readRows<{ id: string }>(
    container,
    `select seller.id from seller where ${where} ${orderBy(orders[choice.sort])} limit ?`,
    [...values, limit],
  );
  return found.map(({ id }) => id);
}

/** The shops of these ids, in any sequence. */
export const readAdministeredShops = (
  container: MedusaContainer,
  ids: readonly string[],
): Promise<ShopView[]> =>
  readRows(
    container,
    `select ${columns} from seller where seller.id = any(?::text[]) and seller.deleted_at is null`,
    [ids],
  );

/** A page of shops, searched by name, slug, id or, by who sees owners, a member's e-mail. */
export async function readShops(
  container: MedusaContainer,
  { page, limit, cursor, ...choice }: ShopsQuery,
  sees: SeenOfShops,
): Promise<CountedTabs<ShopState> & { shops: ShopView[]; next: string | null }> {
  const part = followCursor(orders[choice.sort], choice.sort, cursor);
  const { where, values } = filterShops(choice, sees);
  const [shops, counted] = await Promise.all([
    readRows<ShopView & Placed>(
      container,
      `select ${columns}, ${part.column} from seller where ${where} and ${part.follows} ${part.by} limit ? offset ?`,
      [...values, ...part.values, limit, (page - 1) * limit],
    ),
    countTabs(readSql(container), {
      tabs: shopStates,
      tab: choice.status,
      rowsOf(status) {
        const tab = filterShops({ ...choice, status }, sees);
        return { rows: `from seller where ${tab.where}`, values: tab.values };
      },
    }),
  ]);
  const shown = shops.map((shop) => ({
    ...unplaced(shop),
    owner: sees.owners ? shop.owner : null,
    balance: sees.balances ? shop.balance : null,
  }));
  return { shops: shown, ...counted, next: part.next(shops, limit) };
}

/** @throws ShopError 404 seller_not_found */
export async function readAdministeredShop(container: MedusaContainer, id: string): Promise<ShopView> {
  const { rows } = (await getDatabase(container).raw(
    `select ${columns} from seller where seller.id = ? and seller.deleted_at is null`,
    [id],
  )) as { rows: ShopView[] };
  const [shop] = rows;
  if (!shop) throw new ShopError(404, "seller_not_found", "There is no such shop");
  return shop;
}
