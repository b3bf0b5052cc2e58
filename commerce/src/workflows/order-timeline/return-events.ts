import type { OrderEvent } from "@bezak/contract/order-timeline.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { ReturnRow } from "../../modules/return-request/return-row.ts";
import { readRows } from "../../read-rows.ts";
import { findReturnDecider, findReturnOpener, nobody, type Act } from "./administrator-acts.ts";

type StoredReturn = Pick<ReturnRow, "id" | "amount" | "timeline"> & {
  number: string;
  withdrawn_at: Date | string | null;
};

/** The statuses of the order's returns, withdrawn ones included. */
export async function readReturnEvents(
  container: MedusaContainer,
  orderId: string,
  acts: readonly Act[],
): Promise<OrderEvent[]> {
  const rows = await readRows<StoredReturn>(
    container,
    `select r.id, r.amount::float8, r.timeline, r.deleted_at as withdrawn_at, p.number
     from return_request r join seller_order p on p.id = r.parcel_id where r.order_id = ?`,
    [orderId],
  );
  return rows.flatMap(({ id, amount, timeline, number, withdrawn_at: withdrawnAt }) => {
    const shared = { kind: "return" as const, parcel: number, amount };
    const steps = timeline.entries.map(({ status, at, actor, reason }, index) => ({
      ...shared,
      id: `${id}-${index}`,
      at: new Date(at).toISOString(),
      status,
      actor,
      ...(actor === "admin" ? findAdministrators(acts, { id, status, at }) : nobody),
      reason: reason ?? null,
    }));
    if (withdrawnAt === null) return steps;
    const withdrawn = {
      id: `${id}-withdrawn`,
      at: new Date(withdrawnAt).toISOString(),
      actor: "buyer" as const,
      ...nobody,
    };
    return [...steps, { ...shared, ...withdrawn, status: "withdrawn" as const, reason: null }];
  });
}

const findAdministrators = (acts: readonly Act[], step: { id: string; status: string; at: string }) =>
  step.status === "requested" ? findReturnOpener(acts, step.id) : findReturnDecider(acts, step);
