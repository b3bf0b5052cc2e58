import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { endUnfinished } from "../order/end-unfinished.ts";
import { IDLE } from "../../shared/recovery-times.ts";
import { announceMove } from "../order/order-moved.ts";
import { recordManualRefund } from "./record-manual-refund.ts";

/**
 * Recorded manual refunds of the last 30 days whose debt is still open: without this job they would never be booked.
 */
const UNFINISHED = `
  select n.id, n.words from payment_paid_out n
  where n.created_at between now() - interval '30 days' and now() - ? * interval '1 second'
    and (exists (select 1 from order_cancellation c where c.id = n.id and c.refund_state = 'owed' and c.deleted_at is null)
      or exists (select 1 from return_request r where r.id = n.id and r.refund_state = 'owed' and r.deleted_at is null)
      or exists (select 1 from payment_attempt a where a.id = n.id and a.state = 'late'))
  order by n.created_at limit 200`;

/** Books the manual refunds whose process died after writing the record and before booking it. */
export async function finishPaidOut(container: MedusaContainer): Promise<void> {
  const { rows } = (await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(UNFINISHED, [IDLE])) as { rows: { id: string; words: string }[] };
  await endUnfinished(container, rows, async ({ id, words }) => {
    const { orderId, again } = await recordManualRefund(container, { id, by: words });
    if (again) return undefined;
    await announceMove(container, orderId);
    return `the note that ${id} of order ${orderId} was paid out, now booked`;
  });
}
