import type { OrderEvent } from "@bezak/contract/order-timeline.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import type { Act } from "./administrator-acts.ts";

interface AddressChangeRow {
  id: string;
  at: string;
  administrator: string | null;
}

/**
 * Changes of the order's address (change-address.ts). Orders of earlier versions do not have them: these changes are known from
 * the log of administrators alone.
 */
export async function readAddressEvents(
  container: MedusaContainer,
  orderId: string,
  acts: readonly Act[],
): Promise<OrderEvent[]> {
  const rows = await readRows<AddressChangeRow>(
    container,
    `select change->>'id' as id, change->>'at' as at, u.email as administrator
     from "order" o cross join lateral jsonb_array_elements(o.metadata->'addressChanges') change
       left join "user" u on u.id = change->>'adminId'
     where o.id = ?`,
    [orderId],
  );
  const stored = rows.map(({ at }) => Date.parse(at));
  return [...rows, ...toEarlierChanges(acts, Math.min(...stored))].map((row) => ({
    ...row,
    kind: "address_changed",
  }));
}

/** Milliseconds from the entry of an act until its change is stored. */
const LONGEST_ACT = 30_000;

function toEarlierChanges(acts: readonly Act[], firstStored: number): AddressChangeRow[] {
  return acts
    .filter(
      ({ action, at, countsAddresses }) =>
        !countsAddresses &&
        action.startsWith("PATCH ") &&
        action.endsWith("/delivery") &&
        new Date(at).getTime() < firstStored - LONGEST_ACT,
    )
    .map(({ id, at, email }) => ({ id, at: new Date(at).toISOString(), administrator: email }));
}
