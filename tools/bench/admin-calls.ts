import { withClient } from "../postgres/connection.ts";

export interface AdminCall {
  name: string;
  path: string;
}

/** A row in the middle, as somebody who searches finds one. */
const SAMPLE = `select p.number, c.email, p.seller_id as seller, o.metadata->'contact'->>'phone' as phone
  from seller_order p join customer c on c.id = p.customer_id join "order" o on o.id = p.order_id
  where p.deleted_at is null order by p.created_at offset (select count(*) / 2 from seller_order) limit 1`;

/** A day, as `2026-11-29`; the orders end yesterday or today. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The administrators' lists with their filters, and the calls of the pages of figures. */
export async function adminCalls(database: string): Promise<AdminCall[]> {
  const { number, email, seller } = await withClient(database, async (client) => {
    const { rows } = await client.query<Record<"number" | "email" | "seller" | "phone", string>>(SAMPLE);
    return rows[0]!;
  });
  const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  const days = (from: number, to: number) => `from=${daysAgo(from)}&to=${daysAgo(to)}`;
  const [month, year, middle] = [days(30, 0), days(365, 0), days(200, 170)];
  const lists: Record<string, string> = {
    orders: "/orders",
    "orders, tenth page": "/orders?page=10",
    "orders by status": "/orders?status=pending",
    "orders by number": `/orders?q=${encodeURIComponent(number)}`,
    "orders by e-mail": `/orders?q=${encodeURIComponent(email)}`,
    "orders of a shop": `/orders?seller=${seller}`,
    "orders by city": "/orders?city=samarkand",
    "orders by sum": "/orders?sort=total_desc",
    payments: "/payments",
    "payments by state and method": "/payments?state=cancelled&method=payme",
    "payments in time, 30 days": `/payments?outcome=paid&from=${monthAgo}`,
    "payments by order": `/payments?q=${encodeURIComponent(number)}`,
    "payments by sum": "/payments?sort=amount_desc",
    "orders of 30 days": `/orders?${month}`,
    "orders of 365 days": `/orders?${year}`,
    "orders delivered in 30 days": `/orders?dated=delivered&${month}`,
    "orders delivered in 365 days": `/orders?dated=delivered&${year}`,
    "orders delivered in a month half a year ago": `/orders?dated=delivered&${middle}`,
    "orders delivered first in 365 days": `/orders?dated=first_delivered&${year}`,
    "orders with commission of 30 days": `/orders?dated=commission&${month}`,
    "orders with commission of 365 days": `/orders?dated=commission&${year}`,
    "orders with returns of 365 days": `/orders?dated=returned&${year}`,
    "orders sent late in 30 days": `/orders?dated=sent_late&${month}`,
    "orders by cash": "/orders?paymentMethod=cash",
    "orders by a card, which nobody used": "/orders?paymentMethod=uzcard",
    "orders by cash, new": "/orders?paymentMethod=cash&status=pending",
    "orders by cash, delivered in 30 days": `/orders?dated=delivered&paymentMethod=cash&${month}`,
    users: "/users",
    "users by money spent": "/users?sort=spent_desc",
    "blocked users by orders": "/users?state=blocked&sort=orders_desc",
    "users by e-mail": `/users?q=${encodeURIComponent(email)}`,
    products: "/products",
    "products by problem": "/products?problem=no_fiscal_code",
    shops: "/sellers",
    reviews: "/reviews",
    "reviews to be checked": "/reviews?status=pending",
    "what waits": "/moderation",
    "refunds owed": "/refunds-owed",
    payouts: "/payouts",
    log: "/audit",
    "first page: totals": "/stats",
    "first page: figures, 365 days": "/analytics?period=365d",
    "first page: shares, 365 days": "/analytics/operations?period=365d",
    "analytics: sales, 365 days": "/analytics/sales?period=365d",
    "analytics: cohorts": "/analytics/cohorts",
    "analytics: searches, 365 days": "/analytics/searches?period=365d",
  };
  return Object.entries(lists).map(([name, path]) => ({ name, path: `/admin${path}` }));
}
