import { accessTable } from "@bezak/contract/access-table.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  AdjustmentDecided,
  OwnAdjustment,
  type AdjustmentDecision,
  type AdjustmentPage,
  type AdjustmentRequestRow,
} from "../../modules/seller-ledger/adjustment-repository.ts";
import { ShopError } from "../../shop-error.ts";
import { refuseFormerRequester } from "../approval/permitted-acts.ts";
import { readSellerNames } from "../payout/payout-view.ts";
import { getSellerLedger } from "./get-seller-ledger.ts";

/** The contract's list of adjustments that need two administrators. */
export async function readAdjustments(container: MedusaContainer, page: AdjustmentPage) {
  const { rows, ...counted } = await getSellerLedger(container).adjustments.page(page);
  return { adjustments: await viewAdjustments(container, rows), ...counted };
}

/**
 * Approves or rejects an adjustment. A repeat changes nothing.
 * @throws ShopError 404 adjustment_not_found, 409 own_adjustment | requester_not_permitted | conflict
 */
export async function decideAdjustment(container: MedusaContainer, id: string, decision: AdjustmentDecision) {
  if (decision.to === "approved") await refuseFormerAsker(container, id);
  const row = await getSellerLedger(container).adjustments.decide(id, decision).catch(refuse);
  if (!row) throw new ShopError(404, "adjustment_not_found", "No such adjustment");
  const [view] = await viewAdjustments(container, [row]);
  return view!;
}

/** @throws ShopError 409 requester_not_permitted */
async function refuseFormerAsker(container: MedusaContainer, id: string): Promise<void> {
  const [request] = await getSellerLedger(container).adjustments.byIds([id]);
  if (request?.status !== "waiting") return;
  await refuseFormerRequester(container, request.askedBy, accessTable.adjustBalance.ranks ?? []);
}

function refuse(error: unknown): never {
  if (error instanceof OwnAdjustment) throw new ShopError(409, "own_adjustment", error.message);
  if (error instanceof AdjustmentDecided) throw new ShopError(409, "conflict", error.message);
  throw error;
}

export type AdjustmentView = Awaited<ReturnType<typeof viewAdjustments>>[number];

export async function viewAdjustments(container: MedusaContainer, rows: readonly AdjustmentRequestRow[]) {
  const [sellers, people] = await Promise.all([
    readSellerNames(
      container,
      rows.map(({ sellerId }) => sellerId),
    ),
    readAdministratorNames(
      container,
      rows.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy]),
    ),
  ]);
  const person = (id: string) => ({ id, name: people.get(id) ?? "" });
  return rows.map(({ id, sellerId, amount, note, status, askedBy, askedAt, decidedBy, decidedAt }) => ({
    id,
    seller: { id: sellerId, name: sellers.get(sellerId) ?? "" },
    amount,
    note,
    status,
    askedBy: person(askedBy),
    askedAt: new Date(askedAt).toISOString(),
    decidedBy: decidedBy === null ? null : person(decidedBy),
    decidedAt: decidedAt && new Date(decidedAt).toISOString(),
  }));
}

/** Uses the e-mail of an administrator without a name. */
export async function readAdministratorNames(container: MedusaContainer, ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map<string, string>();
  const users = await container
    .resolve(Modules.USER)
    .listUsers({ id: wanted }, { select: ["id", "email", "first_name", "last_name"], take: wanted.length });
  return new Map(
    users.map(({ id, email, first_name, last_name }) => [
      id,
      [first_name, last_name].filter(Boolean).join(" ") || email,
    ]),
  );
}
