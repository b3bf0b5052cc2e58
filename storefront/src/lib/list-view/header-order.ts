import type { Sort } from "@bezak/ui-kit";

interface Choice<Order extends string> {
  order: Order;
  onOrder: (order: Order) => void;
}

/** What a table shows of a list's order in the headers of its columns, and the order that pressing a header chooses. */
export function toHeaderOrder<Order extends string, Key extends string>(
  headers: Readonly<Partial<Record<Order, Sort<Key>>>>,
  { order, onOrder }: Choice<Order>,
) {
  const orders = Object.keys(headers) as Order[];
  return {
    sort: headers[order] ?? null,
    onSortChange(to: Sort<Key>) {
      const found = orders.find(
        (one) => headers[one]?.key === to.key && headers[one].direction === to.direction,
      );
      // a column that sorts in one direction only
      const only = orders.find((one) => headers[one]?.key === to.key);
      const next = found ?? only;
      if (next !== undefined && next !== order) onOrder(next);
    },
  };
}
