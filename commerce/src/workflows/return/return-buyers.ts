import type { MedusaContainer } from "@medusajs/framework/types";
import type { ReturnRow } from "../../modules/return-request/return-row.ts";
import { readRows } from "../../read-rows.ts";

export interface ReturnBuyer {
  name: string;
  phone: string;
}

export const hiddenBuyer: ReturnBuyer = { name: "—", phone: "" };

/**
 * Buyers by return, as their orders name them. `shown`: a condition on the return `r` and its parcel `p`; others are left out.
 */
export async function readReturnBuyers(
  container: MedusaContainer,
  rows: readonly ReturnRow[],
  shown = "true",
): Promise<Map<string, ReturnBuyer>> {
  const people = await readRows<{ id: string } & Record<keyof ReturnBuyer, string | null>>(
    container,
    `select r.id, o.metadata->'contact'->>'name' as name, o.metadata->'contact'->>'phone' as phone
     from return_request r join seller_order p on p.id = r.parcel_id join "order" o on o.id = r.order_id
     where r.id = any (?::text[]) and (${shown})`,
    [rows.map(({ id }) => id)],
  );
  return new Map(
    people.map(({ id, name, phone }) => [
      id,
      { name: name ?? hiddenBuyer.name, phone: phone ?? hiddenBuyer.phone },
    ]),
  );
}
