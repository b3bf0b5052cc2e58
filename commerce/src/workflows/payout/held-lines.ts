import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { returnIsOpen, returnIsSettled } from "../../modules/return-request/return-row.ts";

/** Lines of returns that are open, and of settled ones that are not booked yet. */
const HELD = `
  select r.seller_id, line->>'item_id' as item_id
  from return_request r cross join lateral jsonb_array_elements(r.lines->'rows') line
  where r.seller_id = any(?::text[]) and r.deleted_at is null
    and (${returnIsOpen}
      or (${returnIsSettled} and r.updated_at > now() - interval '2 days'
          and not exists (select 1 from ledger_transaction t where t.key = 'refund:' || r.id)))`;

/**
 * The lines of goods, by shop, whose money waits for a return to end. The whole line waits, also where some of its
 * pieces stay with the buyer: entries are paid out whole or not at all.
 */
export async function heldLines(
  container: MedusaContainer,
  sellerIds: readonly string[],
): Promise<Map<string, string[]>> {
  const held = new Map<string, string[]>(sellerIds.map((id) => [id, []]));
  if (sellerIds.length === 0) return held;
  const { rows } = (await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(HELD, [[...sellerIds] as unknown as string])) as { rows: { seller_id: string; item_id: string }[] };
  for (const { seller_id, item_id } of rows) held.get(seller_id)?.push(item_id);
  return held;
}
