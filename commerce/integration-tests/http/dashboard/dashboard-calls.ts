import type { SellerRole } from "@bezak/contract/seller-roles.ts";
import type { readDashboard } from "../../../src/workflows/dashboard/read-dashboard.ts";
import { createBuyer, type Buyer, type Shop } from "../../harness/shop.ts";

export type Dashboard = Awaited<ReturnType<typeof readDashboard>>;

let made = 0;

/** Members of the fixture's shops, and their dashboards. */
export function dashboardCalls(shop: Shop) {
  const ask = (buyer: Buyer | undefined, query = "") =>
    shop.commerce.call<{ dashboard: Dashboard; code: string }>("GET", `/vendor/dashboard${query}`, {
      token: buyer?.token,
    });
  return {
    ask,
    async member(slug: string, role: SellerRole = "owner"): Promise<Buyer> {
      const buyer = await createBuyer(shop.commerce);
      await shop.db.query(
        `insert into seller_member (id, customer_id, seller_id, role)
         select $1, $2, id, $3 from seller where slug = $4`,
        [`selmem_dash_${(made += 1)}`, buyer.id, role, slug],
      );
      return buyer;
    },
    read: async (buyer: Buyer, query = "?period=7d") => (await ask(buyer, query)).body.dashboard,
  };
}
