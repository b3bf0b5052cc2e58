import { pageFields } from "@bezak/contract/envelope.ts";
import { orderAdminRoutes, type AdministeredStep } from "@bezak/contract/order-admin.ts";
import { orderStatuses, type OrderStatus } from "@bezak/contract/order-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { parseQuery } from "../../api/parse-query.ts";
import { readRows } from "../../read-rows.ts";
import { ShopError } from "../../shop-error.ts";
import { findAllParcelIds, parcelVersion, stepAnyParcel } from "../parcel/administered-parcels.ts";
import type { JobAct, ObjectState } from "./job-act.ts";

const ParcelFilter = orderAdminRoutes.administeredParcels.query.omit(pageFields);

/** Of acts on parcels. */
export const findParcels: JobAct["find"] = (container, filter, { limit }) =>
  findAllParcelIds(container, parseQuery(ParcelFilter, filter), limit);

/** Steps that many parcels can take at once: a delivery, a cancellation and a refund move money. */
type BulkStep = Extract<OrderStatus, "confirmed" | "processing" | "shipped">;

async function readState(container: MedusaContainer, id: string): Promise<ObjectState | undefined> {
  const [row] = await readRows<{ version: string; status: OrderStatus }>(
    container,
    `select ${parcelVersion}, p.status from seller_order p where p.id = ? and p.deleted_at is null`,
    [id],
  );
  return row && { ...row };
}

/** Why a parcel cannot take a step now, for its row of the job. */
function describeRefusal(from: OrderStatus, to: BulkStep): ShopError {
  if (from === "cancelled") return new ShopError(409, "parcel_cancelled", "The parcel is cancelled");
  const isAhead = orderStatuses.indexOf(from) > orderStatuses.indexOf(to);
  return isAhead
    ? new ShopError(409, "parcel_ahead", `The parcel is ${from} already`)
    : new ShopError(409, "parcel_behind", `The parcel is ${from} still`);
}

async function takeStep(
  container: MedusaContainer,
  id: string,
  step: AdministeredStep & { status: BulkStep },
): Promise<void> {
  try {
    await stepAnyParcel(container, id, step, { confirmed: false });
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== "conflict") throw error;
    const state = await readState(container, id);
    throw state ? describeRefusal(state["status"] as OrderStatus, step.status) : error;
  }
}

const stepTo = (to: BulkStep): JobAct => ({
  find: findParcels,
  read: readState,
  wish: ({ status }) => (status === to ? null : { status: to }),
  toBody: ({ status }, version) => ({ version, status }),
  path: (id) => `/admin/orders/${id}/status`,
  send: (container, id, body) => takeStep(container, id, body as AdministeredStep & { status: BulkStep }),
});

export const parcelActs = {
  confirm_parcels: stepTo("confirmed"),
  pack_parcels: stepTo("processing"),
  ship_parcels: stepTo("shipped"),
} satisfies Record<string, JobAct>;
