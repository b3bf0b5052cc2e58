import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { announceMove } from "../order/order-moved.ts";
import { prepaid } from "../payment/payment-deadline.ts";

const PENDING = "select order_id from seller_order where status = 'pending' and deleted_at is null";

/**
 * Sets the deadline for accepting parcels. It starts when the order can be accepted: with the payment, or with the choice of
 * cash on delivery. Choosing prepayment afterwards removes it. Idempotent; without an order it checks all pending parcels,
 * for what a killed process left.
 */
export async function alignAcceptTimes(container: MedusaContainer, orderId?: string): Promise<void> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `update seller_order p set accept_by = wanted.accept_by, updated_at = now()
     from (select d.id, case when d.method <> all (?::text[]) then now() else paid.at end
             + interval '${sellerLimits.acceptWithinHours} hours' as accept_by
           from payment_due d left join lateral (
             select coalesce(to_timestamp(a.performed_time / 1000.0), now()) as at from payment_attempt a
             where a.order_id = d.id and a.state = 'paid' limit 1) paid on true
           where d.id in (${orderId === undefined ? PENDING : "?"})) as wanted
     where p.order_id = wanted.id and p.status = 'pending' and p.deleted_at is null
       and (p.accept_by is null) <> (wanted.accept_by is null)
     returning p.order_id`,
    [[...prepaid], ...(orderId === undefined ? [] : [orderId])],
  );
  const changed = new Set((rows as { order_id: string }[]).map(({ order_id }) => order_id));
  for (const id of changed) await announceMove(container, id);
}
