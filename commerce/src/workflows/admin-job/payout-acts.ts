import type { MedusaContainer } from "@medusajs/framework/types";
import { ShopError } from "../../shop-error.ts";
import { movePayout } from "../payout/move-payout.ts";
import { getSellerLedger } from "../seller-ledger/get-seller-ledger.ts";
import type { JobCaller, ObjectState, RowAct } from "./job-act.ts";

interface PaidBody {
  reference: string | null;
  version: string;
}

async function readState(container: MedusaContainer, id: string): Promise<ObjectState | undefined> {
  const payout = await getSellerLedger(container).payouts.one(id);
  return payout && { version: payout.version, status: payout.status };
}

async function pay(
  container: MedusaContainer,
  id: string,
  body: object,
  { adminId: actor }: JobCaller,
): Promise<void> {
  try {
    await movePayout(container, id, { to: "paid", actor, ...(body as PaidBody) });
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== "conflict") throw error;
    throw new ShopError(409, "payout_not_sent", error.message);
  }
}

export const payoutActs = {
  pay_payouts: {
    read: readState,
    wish: ({ status }) => (status === "paid" ? null : { status: "paid" }),
    toBody: (_wanted, version, { reference }): PaidBody => ({ reference, version }),
    path: (id) => `/admin/payouts/${id}/paid`,
    send: pay,
  },
} satisfies Record<string, RowAct>;
