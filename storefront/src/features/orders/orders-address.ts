interface OrdersView {
  status?: string;
  /** an order number or words of a product's name */
  q?: string;
  /** from 1 */
  page?: number;
}

/** Address of a list of orders; `path` without a query shows all. */
export function ordersAddress(path: string, { status, q, page = 1 }: OrdersView): string {
  const query = new URLSearchParams();
  if (status) query.set("status", status);
  if (q) query.set("q", q);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
