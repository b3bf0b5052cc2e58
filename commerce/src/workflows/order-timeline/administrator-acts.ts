import type { MedusaContainer } from "@medusajs/framework/types";
import { OBJECTS } from "../../modules/admin-audit/audit-filter.ts";
import { readRows } from "../../read-rows.ts";

/** An act of an administrator, by the log of their acts. */
export interface Act {
  id: string;
  email: string | null;
  /** e-mail of the second administrator, who approved it; null if none had to */
  approver: string | null;
  action: string;
  subject: string | null;
  /** ids of what it created */
  result: string | null;
  /** the status that it set, if it set one */
  status: string | null;
  /** the line that it cancelled, if it cancelled one */
  item: string | null;
  at: Date | string;
  /** its entry says how often the address had been changed: the order has these changes itself */
  countsAddresses: boolean;
}

interface Acted {
  /** of the order and whatever belongs to it */
  ids: readonly string[];
  /** ids of its parcels by their numbers, by which entries of earlier versions name them */
  parcels: ReadonlyMap<string, string>;
}

/** An index has this expression for calls by a number. */
const NUMBER = "split_part(a.action, '/', 4)";
const BY_NUMBER = "a.action ~ '^[A-Z]+ /admin/orders/[0-9]'";

/** Acts on these objects that were not refused, newest first. An act by the number of a parcel is one by its id. */
export async function readActs(container: MedusaContainer, { ids, parcels }: Acted): Promise<Act[]> {
  const acts = await readRows<Act & { number: string | null }>(
    container,
    `select a.id, u.email, null as approver, a.action, a.subject, a.result, a.said->'body'->>'status' as status,
       a.said->'body'->>'itemId' as item, a.created_at as at,
       case when ${BY_NUMBER} then ${NUMBER} end as number,
       coalesce(jsonb_path_exists(a.before, '$.*.addressChanges'), false) as "countsAddresses"
     from admin_audit a left join "user" u on u.id = a.actor_id
     where (${OBJECTS} && ?::text[] or (${BY_NUMBER} and ${NUMBER} = any(?::text[])))
       and coalesce(a.status, 200) < 400 and a.deleted_at is null
     order by a.created_at desc limit 500`,
    [ids, [...parcels.keys()]],
  );
  return acts.map(({ number, ...act }) => {
    const parcel = number === null ? undefined : parcels.get(number);
    return parcel ? { ...act, subject: [parcel, act.subject].filter(Boolean).join(" ") } : act;
  });
}

/** Milliseconds by which the clocks of the database and of a process may differ. */
const TOLERANCE = 2_000;

/** The administrator who did something, and the one who approved it. */
export interface Doers {
  administrator: string | null;
  approvedBy: string | null;
}

export const nobody: Doers = { administrator: null, approvedBy: null };

const toDoers = (act: Act | undefined): Doers =>
  act ? { administrator: act.email, approvedBy: act.approver } : nobody;

interface Step {
  id: string;
  status: string;
  at: string;
}

/** Who set a parcel's status: the latest act on it before with this status. */
export const findStepper = (acts: readonly Act[], { id, status, at }: Step): Doers =>
  toDoers(
    acts.find(
      (act) =>
        act.subject?.split(" ").includes(id) &&
        (act.status === status || (status === "cancelled" && act.item !== null)) &&
        new Date(act.at).getTime() <= Date.parse(at) + TOLERANCE,
    ),
  );

/** Who cancelled these lines alone. */
export const findCanceller = (acts: readonly Act[], lineIds: readonly string[]): Doers =>
  toDoers(acts.find(({ action, item }) => action.endsWith("/cancel") && lineIds.includes(item ?? "")));

/** Who opened a return. */
export const findReturnOpener = (acts: readonly Act[], returnId: string): Doers =>
  toDoers(
    acts.find(({ action, result }) => action.endsWith("/returns") && result?.split(" ").includes(returnId)),
  );

/** Who set a return's status; a refund that a person has to pay was requested as `refunded`. */
export function findReturnDecider(acts: readonly Act[], { id, status, at }: Step): Doers {
  const wanted = status === "refund_owed" ? "refunded" : status;
  return toDoers(
    acts.find(
      (act) =>
        act.subject?.split(" ").includes(id) &&
        act.action.endsWith("/status") &&
        act.status === wanted &&
        new Date(act.at).getTime() <= Date.parse(at) + TOLERANCE,
    ),
  );
}

/** Who recorded that a refund was paid: a second administrator's approval, or the first call. A repeat records nothing. */
export function findPayer(acts: readonly Act[], refundId: string): Doers {
  const paid = acts.filter(({ subject, action }) => subject === refundId && action.endsWith("/paid"));
  return toDoers(paid.find(({ approver }) => approver !== null) ?? paid.at(-1));
}
