import type { EntryHold } from "@bezak/contract/payout-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { AWAITING_CASH } from "../../modules/seller-ledger/columns.ts";
import { returnIsOpen, returnIsSettled } from "../../modules/return-request/return-row.ts";

/** By line; `cash`: the marketplace's courier collected it and the marketplace has not received it. */
export type HeldLines = ReadonlyMap<string, EntryHold>;

/** Lines of open returns, and of settled ones that are not booked yet; lines whose cash has not arrived. */
const HELD = `
  select r.seller_id, line->>'item_id' as item_id, 'return' as hold
  from return_request r cross join lateral jsonb_array_elements(r.lines->'rows') line
  where r.seller_id = any(?::text[]) and r.deleted_at is null
    and (${returnIsOpen}
      or (${returnIsSettled} and r.updated_at > now() - interval '2 days'
          and not exists (select 1 from ledger_transaction t where t.key = 'refund:' || r.id)))
  union all
  select seller_id, item_id, 'cash' from (${AWAITING_CASH}) awaiting where seller_id = any(?::text[])`;

/**
 * The order lines, by shop, whose money waits for the end of a return or for their cash. The whole line is held, even if
 * only some of its pieces are returned: entries are paid out whole or not at all.
 */
export async function heldLines(
  container: MedusaContainer,
  sellerIds: readonly string[],
): Promise<Map<string, HeldLines>> {
  const held = new Map(sellerIds.map((id) => [id, new Map<string, EntryHold>()]));
  if (sellerIds.length === 0) return held;
  const ids = [...sellerIds] as unknown as string;
  const { rows } = (await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(HELD, [ids, ids])) as { rows: { seller_id: string; item_id: string; hold: EntryHold }[] };
  for (const { seller_id, item_id, hold } of rows) held.get(seller_id)?.set(item_id, hold);
  return held;
}
