import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { returnIsSettled } from "../../modules/return-request/return-row.ts";
import { endUnfinished } from "../order/end-unfinished.ts";
import { IDLE } from "../../shared/recovery-times.ts";
import { bookParcel } from "./book-parcel.ts";

/** Delivered parcels, and parcels with refunded returns, that are missing in the ledger. */
const MISSING = `
  select p.id from seller_order p
  where p.status = 'delivered' and p.deleted_at is null and p.updated_at between ? and ?
    and (not exists (select 1 from ledger_transaction t where t.key = 'earning:' || p.id)
      or (case p.cash_collector when 'shop'
            then not exists (select 1 from ledger_transaction t where t.key = 'cash:' || p.id)
            else not exists (select 1 from marketplace_cash c where c.id = p.id) end
        and exists (select 1 from "order" o where o.id = p.order_id and o.metadata->>'payment_method' = 'cash')))
  union
  select r.parcel_id from return_request r
  where ${returnIsSettled} and r.deleted_at is null and r.updated_at between ? and ?
    and not exists (select 1 from ledger_transaction t where t.key = 'refund:' || r.id)
  limit 500`;

const HOUR = 3_600_000;
/** The period of a usual round; the first round, and one now and then, reads everything. */
const WINDOW = 48 * HOUR;
let lookedAtAll = 0;

/**
 * Books what lost jobs should have booked. Every change of a parcel adds its job in the same transaction, so there is nothing
 * to find unless rows were written without it or the jobs were deleted.
 */
export async function reconcileLedger(container: MedusaContainer): Promise<void> {
  const now = Date.now();
  const all = now - lookedAtAll > HOUR;
  const since = new Date(all ? 0 : now - WINDOW);
  const until = new Date(now - IDLE * 1000);
  const { rows } = (await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(MISSING, [since, until, since, until])) as { rows: { id: string }[] };
  await endUnfinished(container, rows, async ({ id }) => {
    const booked = await bookParcel(container, id);
    return booked.length > 0 ? `${booked.join(", ")}, now booked` : undefined;
  });
  if (all && rows.length < 500) lookedAtAll = now;
}
