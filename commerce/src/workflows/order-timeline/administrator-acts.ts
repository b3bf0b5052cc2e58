import type { OrderEvent } from "@bezak/contract/order-timeline.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";

/** An act of an administrator, by the log of their acts. */
export interface Act {
  id: string;
  email: string | null;
  action: string;
  subject: string | null;
  /** the status that it set, if it set one */
  status: string | null;
  /** the line that it cancelled, if it cancelled one */
  item: string | null;
  at: Date | string;
}

interface Acted {
  /** ids of the objects that were acted on */
  ids: readonly string[];
  /** numbers of parcels, which a call may name in place of the id */
  numbers: readonly string[];
}

/** Acts on these objects that were not refused, newest first. */
export function readActs(container: MedusaContainer, { ids, numbers }: Acted): Promise<Act[]> {
  return readRows<Act>(
    container,
    `select a.id, u.email, a.action, a.subject, a.said->'body'->>'status' as status,
       a.said->'body'->>'itemId' as item, a.created_at as at
     from admin_audit a left join "user" u on u.id = a.actor_id
     where (string_to_array(a.subject, ' ') && ?::text[] or a.action = any (?::text[]))
       and coalesce(a.status, 200) < 400 and a.deleted_at is null
     order by a.created_at desc limit 500`,
    [
      ids,
      numbers.flatMap((number) => [
        `POST /admin/orders/${number}/status`,
        `PATCH /admin/orders/${number}/cancel`,
        `PATCH /admin/orders/${number}/delivery`,
      ]),
    ],
  );
}

/** Milliseconds by which the clocks of the database and of a process may differ. */
const TOLERANCE = 2_000;

interface Step {
  id: string;
  number: string;
  status: string;
  at: string;
}

/** Who set a parcel's status: the latest act on it before with this status. */
export function findStepper(acts: readonly Act[], { id, number, status, at }: Step): string | null {
  const found = acts.find(
    (act) =>
      (act.subject?.split(" ").includes(id) || act.action.includes(`/${number}/`)) &&
      (act.status === status || (status === "cancelled" && act.item !== null)) &&
      new Date(act.at).getTime() <= Date.parse(at) + TOLERANCE,
  );
  return found?.email ?? null;
}

/** Who cancelled these lines alone. */
export const findCanceller = (acts: readonly Act[], lineIds: readonly string[]): string | null =>
  acts.find(({ action, item }) => action.endsWith("/cancel") && lineIds.includes(item ?? ""))?.email ?? null;

/** Who set a return's status; a refund that a person has to pay was requested as `refunded`. */
export function findReturnDecider(
  acts: readonly Act[],
  { id, status, at }: { id: string; status: string; at: string },
): string | null {
  const wanted = status === "refund_owed" ? "refunded" : status;
  const found = acts.find(
    (act) =>
      act.subject?.split(" ").includes(id) &&
      act.action.endsWith("/status") &&
      act.status === wanted &&
      new Date(act.at).getTime() <= Date.parse(at) + TOLERANCE,
  );
  return found?.email ?? null;
}

/** Who recorded that a refund was paid. */
export const findPayer = (acts: readonly Act[], refundId: string): string | null =>
  acts.find(({ subject, action }) => subject === refundId && action.endsWith("/paid"))?.email ?? null;

/** Changes of the address, which nothing else records. */
export const toAddressEvents = (acts: readonly Act[]): OrderEvent[] =>
  acts
    .filter(({ action }) => action.startsWith("PATCH ") && action.endsWith("/delivery"))
    .map(({ id, email, at }) => ({
      id,
      at: new Date(at).toISOString(),
      kind: "address_changed",
      administrator: email,
    }));
