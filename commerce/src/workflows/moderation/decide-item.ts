import type { ModerationItem, ModerationResult, NewModerationDecision } from "@bezak/contract/moderation.ts";
import { composeReason } from "@bezak/contract/moderation-reasons.ts";
import type { ModerationKind } from "@bezak/contract/moderation-rules.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { staleVersion } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { storeApproval } from "../application/approve-application.ts";
import { storeRejection } from "../application/reject-application.ts";
import { storeMessageStatus } from "../contact-message/administered-messages.ts";
import { decideReview } from "../review/decide-review.ts";
import { readSql } from "../users/sql.ts";
import { decideProduct } from "./decide-product.ts";
import { readDecision, readLatestDecision } from "./decisions.ts";
import { refuseOtherKinds } from "./permitted-kinds.ts";
import { readItem, readWaiting } from "./read-items.ts";

/** A decision with the reason in the language of the person who reads it. */
export interface ItemDecision extends Pick<NewModerationDecision, "id" | "version" | "outcome"> {
  reason: string | null;
  adminId: string;
}

/** The id of the stored decision; null if something has overtaken it. */
type Decide = (container: MedusaContainer, decision: ItemDecision) => Promise<string | null>;

const decideAboutReview: Decide = async (container, { id, version, outcome, reason, adminId }) => {
  const status = outcome === "approved" ? "published" : "rejected";
  const decider = { adminId, undoable: true };
  return (await decideReview(container, id, { status, reason, version }, decider)).decisionId;
};

/** Each shares one transaction with the record of the decision, and refuses a version that is not the present one. */
const deciders: Record<ModerationKind, Decide> = {
  review: decideAboutReview,
  report: decideAboutReview,
  application: (container, { id, version, outcome, reason, adminId }) =>
    outcome === "approved"
      ? storeApproval(container, id, { adminId, version })
      : storeRejection(container, { id, reason: reason ?? "", adminId, version, undoable: true }),
  message: async (container, { id, version, outcome, adminId }) => {
    const status = outcome === "answered" ? "answered" : "closed";
    const decider = { adminId, undoable: true };
    return (await storeMessageStatus(container, id, { status, version }, decider)).decisionId;
  },
  product: decideProduct,
};

/** Refusals after which the item does not wait any more, or does in another version. */
const OVERTAKEN = new Set([
  "review_not_found",
  "application_not_found",
  "contact_message_not_found",
  "product_not_found",
  "stale_version",
  "application_decided",
  "product_changed",
]);

/**
 * Decides about an item that waits, in the version that the administrator saw. A version never comes back, so what waited in
 * it when it was read still does under the lock that compares it. A repeat of the own decision changes nothing.
 * @throws ShopError 403 rank_required; 404 moderation_item_not_found; 409 already_decided with the decision of the other administrator,
 * stale_version with the item as it waits now, already_seller, account_blocked, product_incomplete
 */
export async function decideItem(
  container: MedusaContainer,
  adminId: string,
  decision: NewModerationDecision,
): Promise<ModerationResult> {
  const { kind, id, version, outcome, reasons, words } = decision;
  await refuseOtherKinds(container, adminId, kind);
  const waiting = await readWaiting(container, { kind, id });
  if (waiting?.version !== version) return explain(container, adminId, decision);
  const reason = composeReason({ reasons, words }, waiting.language) || null;
  const decisionId = await ifNotOvertaken(() =>
    deciders[kind](container, { id, version, outcome, reason, adminId }),
  );
  if (decisionId === null) return explain(container, adminId, decision);
  return { decision: await readDecision(readSql(container), decisionId), item: null };
}

async function ifNotOvertaken(decide: () => Promise<string | null>): Promise<string | null> {
  try {
    return await decide();
  } catch (error) {
    if (error instanceof ShopError && OVERTAKEN.has(error.code)) return null;
    throw error;
  }
}

/** A review that its author edits waits as another kind than one that is reported. */
const kindsOf = (kind: ModerationKind): readonly ModerationKind[] =>
  kind === "review" || kind === "report" ? ["review", "report"] : [kind];

async function findItem(
  container: MedusaContainer,
  adminId: string,
  { kind, id }: Pick<NewModerationDecision, "kind" | "id">,
): Promise<ModerationItem | null> {
  for (const one of kindsOf(kind)) {
    const item = await readItem(container, adminId, { kind: one, id });
    if (item) return item;
  }
  return null;
}

/** Whether a decision was made about this version, and not before it came into being: a version begins with its time. */
const isAbout = (
  version: string,
  { fromVersion, decidedAt }: { fromVersion: string | null; decidedAt: string },
) => fromVersion === version || BigInt(decidedAt) >= BigInt(/^\d{1,18}/.exec(version)?.[0] ?? 0);

/** Why it could not be decided: the result of a repeat, or an error. */
async function explain(
  container: MedusaContainer,
  adminId: string,
  { kind, id, version, outcome }: NewModerationDecision,
): Promise<ModerationResult> {
  const item = await findItem(container, adminId, { kind, id });
  if (item) {
    const current = { decision: null, item, version: item.version };
    throw staleVersion(current, version);
  }
  const latest = await readLatestDecision(readSql(container), id);
  if (!latest || !isAbout(version, latest))
    throw new ShopError(404, "moderation_item_not_found", "There is nothing like that");
  const { decision, fromVersion } = latest;
  const current: ModerationResult = { decision, item: null };
  const isRepeat = decision.by.id === adminId && decision.outcome === outcome && fromVersion === version;
  if (isRepeat) return current;
  throw new ShopError(409, "already_decided", "Somebody else has decided this", { current });
}
