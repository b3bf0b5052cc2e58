import type { OrderEvent } from "@bezak/contract/order-timeline.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";

interface AddressChangeRow {
  id: string;
  at: string;
  administrator: string | null;
}

/** Changes of the order's address (change-address.ts). */
export async function readAddressEvents(container: MedusaContainer, orderId: string): Promise<OrderEvent[]> {
  const rows = await readRows<AddressChangeRow>(
    container,
    `select change->>'id' as id, change->>'at' as at, u.email as administrator
     from "order" o cross join lateral jsonb_array_elements(o.metadata->'addressChanges') change
       left join "user" u on u.id = change->>'adminId'
     where o.id = ?`,
    [orderId],
  );
  return rows.map((row) => ({ ...row, kind: "address_changed" }));
}
