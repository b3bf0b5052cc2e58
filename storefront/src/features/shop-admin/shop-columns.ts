import { listColumns, type ListColumns } from "../../lib/list-view/list-appearance.ts";
import { useRights } from "../../lib/use-rights.tsx";

const shopColumns = listColumns(
  "shops",
  {
    owner: "shopAdmin.owner",
    products: "shopAdmin.products",
    joined: "shopAdmin.joined",
    cash: "shopAdmin.cash.column",
    status: "shopAdmin.status",
    balance: "shopAdmin.balance",
  },
  ["balance"],
);

/** The columns that the rank sees: owners and balances are not for everybody. */
export function useShopColumns(): ListColumns {
  const { mayUse } = useRights();
  const { names, ...columns } = shopColumns;
  const hidden = new Set([
    ...(mayUse("shopOwners") ? [] : ["owner"]),
    ...(mayUse("shopBalances") ? [] : ["balance"]),
  ]);
  return {
    ...columns,
    names: Object.fromEntries(Object.entries(names).filter(([key]) => !hidden.has(key))),
    extra: columns.extra.filter((key) => !hidden.has(key)),
  };
}
