import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import type { ModerationResult, NewModerationDecision } from "@bezak/contract/moderation.ts";
import { poll } from "../processes/poll.ts";
import { fetchData, UnexpectedRefusal, type Ask } from "./ask.ts";

export interface ModerationCheck {
  ask: Ask;
  /** token of an owner */
  owner: string;
  /** token of another administrator, whose rank is changed */
  colleague: string;
  setRank: (rank: AdminRank) => Promise<unknown>;
  /** a review that waits */
  reviewId: string;
  /** a product that no buyer sees */
  draftId: string;
}

interface Refusal {
  code?: string;
  details?: { current?: ModerationResult };
}

/** The refusal of a decision about a version that never was; it says what waits, or who has decided. */
async function askAbout(
  { ask }: ModerationCheck,
  token: string,
  { kind, id, outcome }: Pick<NewModerationDecision, "kind" | "id" | "outcome">,
): Promise<Refusal> {
  const answer = await ask("POST", "/admin/moderation/decisions", token, { kind, id, version: "1", outcome });
  return (await answer.json()) as Refusal;
}

async function undo({ ask }: ModerationCheck, token: string, decisionId: string): Promise<Refusal> {
  return (await (await ask("POST", "/admin/moderation/undo", token, { decisionId })).json()) as Refusal;
}

/** An owner's decision about the review, which can be undone. @throws UnexpectedRefusal */
async function decideReview(check: ModerationCheck): Promise<string> {
  const decision = { kind: "review", id: check.reviewId, outcome: "approved" } as const;
  const { code, details } = await askAbout(check, check.owner, decision);
  const version = details?.current?.item?.version;
  if (version === undefined) throw new UnexpectedRefusal(`The review does not wait: ${code}`);
  const body = { ...decision, version };
  const made = await fetchData<ModerationResult>(
    check.ask,
    "POST",
    "/admin/moderation/decisions",
    check.owner,
    body,
  );
  return made.decision?.id ?? "";
}

/** An owner's decision about the product. @throws UnexpectedRefusal */
async function decideProduct(check: ModerationCheck): Promise<string> {
  const { ask, owner, draftId } = check;
  const path = `/admin/products/${draftId}`;
  await fetchData(ask, "PUT", path, owner, { status: "hidden", reason: "Проверка прав" });
  await fetchData(ask, "PUT", path, owner, { status: "draft" });
  const { code, details } = await askAbout(check, owner, {
    kind: "product",
    id: draftId,
    outcome: "approved",
  });
  const decision = details?.current?.decision;
  if (!decision) throw new UnexpectedRefusal(`The product has no decision: ${code}`);
  return decision.id;
}

/**
 * The queue has kinds that fewer ranks decide about than may open it, and a decision is undone by its administrator alone:
 * returns a sentence for each refusal that is missing.
 * @throws UnexpectedRefusal when there is nothing to decide about
 */
export async function checkModerationRanks(check: ModerationCheck): Promise<string[]> {
  const { owner, colleague, setRank } = check;
  const wrong: string[] = [];
  const expectCode = (what: string, { code = "success" }: Refusal, expected: string) => {
    if (code !== expected) wrong.push(`${what}: ${code} instead of ${expected}`);
  };
  await setRank("content");
  // the web server knows a rank for a second, and the former one may not open the queue
  const opens = async () => ((await check.ask("GET", "/admin/moderation", colleague)).ok ? true : null);
  if (!(await poll(opens, 10_000))) wrong.push("content does not open the queue");
  const message = { kind: "message", id: "cmsg_none", outcome: "answered" } as const;
  expectCode(
    "decideModeration about a message by content",
    await askAbout(check, colleague, message),
    "rank_required",
  );
  await setRank("support");
  const aboutProduct = await decideProduct(check);
  expectCode(
    "undoModeration about a product by support",
    await undo(check, colleague, aboutProduct),
    "rank_required",
  );
  const aboutReview = await decideReview(check);
  expectCode(
    "undoModeration by somebody else",
    await undo(check, colleague, aboutReview),
    "decision_not_found",
  );
  await undo(check, owner, aboutReview);
  return wrong;
}
