import type { ModerationResult, NewModerationDecision } from "@bezak/contract/moderation.ts";
import { composeReason } from "@bezak/contract/moderation-reasons.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { staleVersion } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { approveApplication } from "../application/approve-application.ts";
import { rejectApplication } from "../application/reject-application.ts";
import { setContactMessageStatus } from "../contact-message/administered-messages.ts";
import { setReviewStatus } from "../review/set-review-status.ts";
import { readSql } from "../users/sql.ts";
import { decideProduct } from "./decide-product.ts";
import { readLatestDecision } from "./decisions.ts";
import { refuseOtherKinds } from "./permitted-kinds.ts";
import { readItem } from "./read-items.ts";

/** A decision with the reason in the language of the person who reads it. */
export interface ItemDecision extends Pick<NewModerationDecision, "id" | "version" | "outcome"> {
  reason: string | null;
  adminId: string;
}

type Decide = (container: MedusaContainer, decision: ItemDecision) => Promise<unknown>;

const decideReview: Decide = (container, { id, version, outcome, reason, adminId }) =>
  setReviewStatus(
    container,
    id,
    { status: outcome === "approved" ? "published" : "rejected", reason, version },
    { adminId, undoable: true },
  );

/** Each shares one transaction with the record of the decision, and refuses a version that is not the present one. */
const deciders: Record<NewModerationDecision["kind"], Decide> = {
  review: decideReview,
  report: decideReview,
  application: (container, { id, version, outcome, reason, adminId }) =>
    outcome === "approved"
      ? approveApplication(container, id, { adminId, version })
      : rejectApplication(container, { id, reason: reason ?? "", adminId, version, undoable: true }),
  message: (container, { id, version, outcome, adminId }) =>
    setContactMessageStatus(
      container,
      id,
      { status: outcome === "answered" ? "answered" : "closed", version },
      { adminId, undoable: true },
    ),
  product: decideProduct,
};

const NOT_FOUND = new Set([
  "review_not_found",
  "application_not_found",
  "contact_message_not_found",
  "product_not_found",
]);

/** Refusals that another decision or change explains. */
const OVERTAKEN = new Set(["stale_version", "review_decided", "application_decided", "product_changed"]);

const noSuchItem = () => new ShopError(404, "moderation_item_not_found", "There is nothing like that");

/**
 * Decides about an item in the version that the administrator saw. A repeat of the own decision changes nothing.
 * @throws ShopError 403 rank_required; 404 moderation_item_not_found; 409 already_decided with the decision of the other administrator,
 * stale_version with the item as it waits now, already_seller, account_blocked
 */
export async function decideItem(
  container: MedusaContainer,
  adminId: string,
  { kind, id, version, outcome, reasons, words }: NewModerationDecision,
): Promise<ModerationResult> {
  await refuseOtherKinds(container, adminId, kind);
  const item = await readItem(container, adminId, { kind, id });
  const reason = composeReason({ reasons, words }, item?.person?.language ?? "ru") || null;
  try {
    await deciders[kind](container, { id, version, outcome, reason, adminId });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    if (NOT_FOUND.has(error.code)) throw noSuchItem();
    if (!OVERTAKEN.has(error.code)) throw error;
    return explain(container, adminId, { kind, id, version, outcome });
  }
  const latest = await readLatestDecision(readSql(container), id);
  return { decision: latest?.decision ?? null, item: null };
}

/** Why it could not be decided: the result of a repeat, or an error. */
async function explain(
  container: MedusaContainer,
  adminId: string,
  { kind, id, version, outcome }: Pick<NewModerationDecision, "kind" | "id" | "version" | "outcome">,
): Promise<ModerationResult> {
  const item = await readItem(container, adminId, { kind, id });
  if (item) {
    const current = { decision: null, item, version: item.version };
    throw staleVersion(current);
  }
  const latest = await readLatestDecision(readSql(container), id);
  const current: ModerationResult = { decision: latest?.decision ?? null, item: null };
  const isRepeat =
    current.decision?.by.id === adminId &&
    current.decision.outcome === outcome &&
    latest?.fromVersion === version;
  if (isRepeat) return current;
  throw new ShopError(409, "already_decided", "Somebody else has decided this", { current });
}
