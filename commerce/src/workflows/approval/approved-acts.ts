import type { ApprovalKind } from "@bezak/contract/approval-rules.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { returnMoves } from "@bezak/contract/return-status.ts";
import type { ApprovalRow, NewApprovalRow } from "../../modules/approval/approval-repository.ts";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";
import { RETURN_REQUEST_MODULE } from "../../modules/return-request/index.ts";
import type { ReturnRequestModuleService } from "../../modules/return-request/service.ts";
import { payoutNumber } from "../../modules/seller-ledger/ledger-rows.ts";
import { readRows } from "../../read-rows.ts";
import { ShopError } from "../../shop-error.ts";
import { refundedByAdministrators } from "../order/plan-cancellation.ts";
import { cancelAnyLine, readAnyParcel, stepAnyParcel } from "../parcel/administered-parcels.ts";
import { payRefundOwed } from "../refund-owed/pay-refund-owed.ts";
import { findRefundOwed } from "../refund-owed/read-refunds-owed.ts";
import { moveAnyReturn } from "../return/administered-returns.ts";
import { getSellerLedger } from "../seller-ledger/get-seller-ledger.ts";
import type { MoneyGate } from "./approval-limit.ts";

/** The object of an act as it is now, by its one id, and what the act would move. */
export interface ActObject extends Pick<
  NewApprovalRow,
  "objectId" | "sum" | "version" | "number" | "orderId" | "sellerId"
> {
  /** what administrators refunded of its order before */
  earlier: number;
}

export type ActTarget = Pick<NewApprovalRow, "objectId" | "itemId">;

interface ActOf {
  /** @throws ShopError if there is no such object, or the act is not possible */
  describe: (container: MedusaContainer, target: ActTarget) => Promise<ActObject>;
  /** the same workflow as without approval; it refuses another version of the object */
  carryOut: (
    container: MedusaContainer,
    approval: ApprovalRow,
    by: { adminId: string; gate: MoneyGate },
  ) => Promise<unknown>;
}

const tooLate = () => new ShopError(409, "too_late_to_cancel", "It is too late to cancel this");

/** A cancellation of a parcel or of one of its lines. */
async function describeCancellation(
  container: MedusaContainer,
  { objectId, itemId }: ActTarget,
): Promise<ActObject> {
  const parcel = await readAnyParcel(container, objectId);
  const { orderId, version, number, seller, ifCancelled } = parcel;
  if (!ifCancelled) throw tooLate();
  const forecast =
    itemId === null ? ifCancelled : ifCancelled.items.find(({ id }: { id: string }) => id === itemId);
  if (!forecast) throw new ShopError(404, "not_found", "No such line");
  const gone = await container.resolve<ParcelModuleService>(PARCEL_MODULE).listCancellations([orderId]);
  const earlier = refundedByAdministrators(gone);
  // a parcel is found by its number too
  return {
    objectId: parcel.id,
    sum: forecast.refund,
    version,
    number,
    orderId,
    sellerId: seller.id,
    earlier,
  };
}

async function describeReturn(container: MedusaContainer, { objectId }: ActTarget): Promise<ActObject> {
  const row = await container.resolve<ReturnRequestModuleService>(RETURN_REQUEST_MODULE).current(objectId);
  if (!row) throw new ShopError(404, "return_not_found", "No such return");
  if (!returnMoves[row.status].admin.includes("refunded") || row.refund_state !== "none")
    throw new ShopError(409, "conflict", "It cannot be refunded now");
  const [parcel] = await readRows<{ number: string }>(
    container,
    "select number from seller_order where id = ?",
    [row.parcel_id],
  );
  return {
    objectId: row.id,
    sum: Number(row.amount),
    version: row.version,
    number: parcel?.number ?? "",
    orderId: row.order_id,
    sellerId: row.seller_id,
    earlier: 0,
  };
}

async function describePayout(container: MedusaContainer, { objectId }: ActTarget): Promise<ActObject> {
  const payout = await getSellerLedger(container).payouts.one(objectId);
  if (!payout) throw new ShopError(404, "payout_not_found", "No such payout");
  if (payout.status !== "scheduled" || payout.approvedAt)
    throw new ShopError(409, "conflict", "It is not waiting to be sent");
  const version = new Date(payout.updatedAt).toISOString();
  const { amount: sum, no, sellerId } = payout;
  return { objectId: payout.id, sum, version, number: payoutNumber(no), orderId: null, sellerId, earlier: 0 };
}

async function describeDebt(container: MedusaContainer, { objectId }: ActTarget): Promise<ActObject> {
  const debt = await findRefundOwed(container, objectId);
  if (!debt) throw new ShopError(404, "not_found", "Nothing is owed under this id");
  const { amount: sum, version, orderNumber: number } = debt.shown;
  return { objectId, sum, version, number, orderId: debt.orderId, sellerId: null, earlier: 0 };
}

const acts: Record<ApprovalKind, ActOf> = {
  payout: {
    describe: describePayout,
    async carryOut(container, { objectId, version, ...target }, { gate }) {
      const now = await describePayout(container, { objectId, itemId: target.itemId });
      await gate.permit(now.sum);
      const { payouts } = getSellerLedger(container);
      const approved =
        now.version === version &&
        (await payouts.approve(objectId, async (sql) => {
          await gate.claim?.(sql);
        }));
      if (!approved) throw new ShopError(409, "conflict", "The payout has changed");
    },
  },
  parcel_cancellation: {
    describe: describeCancellation,
    carryOut: (container, { objectId, reason, version }, { gate }) =>
      stepAnyParcel(container, objectId, { status: "cancelled", reason, version }, { confirmed: true, gate }),
  },
  line_cancellation: {
    describe: describeCancellation,
    carryOut: (container, { objectId, itemId, reason, version }, { gate }) =>
      cancelAnyLine(container, objectId, { itemId: itemId ?? "", reason, version }, gate),
  },
  return_refund: {
    describe: describeReturn,
    carryOut: (container, { objectId, version }, { adminId, gate }) =>
      moveAnyReturn(container, objectId, { status: "refunded", version }, { adminId, confirmed: true, gate }),
  },
  refund_payment: {
    describe: describeDebt,
    carryOut: (container, { objectId: id, reference, version, requestedBy: actor }, { gate }) =>
      payRefundOwed(container, { id, reference: reference ?? "", version, actor }, gate),
  },
};

export const describeAct = (container: MedusaContainer, kind: ApprovalKind, target: ActTarget) =>
  acts[kind].describe(container, target);

export const carryOutAct: ActOf["carryOut"] = (container, approval, by) =>
  acts[approval.kind].carryOut(container, approval, by);
