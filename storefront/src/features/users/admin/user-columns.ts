import { listColumns } from "../../../lib/list-view/list-appearance.ts";

export const userColumns = listColumns(
  "users",
  {
    role: "userAdmin.role",
    state: "userAdmin.state",
    orders: "userAdmin.orders",
    seen: "userAdmin.lastSeen",
    phone: "userAdmin.phone",
    registered: "userAdmin.registered",
    spent: "userAdmin.spent",
  },
  ["phone", "registered", "spent"],
);
