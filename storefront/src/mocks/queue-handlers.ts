import type { ErrorCode } from "@bezak/contract/error-codes.ts";
import type {
  ModerationDecision,
  ModerationItem,
  moderationRoutes,
  NewModerationDecision,
} from "@bezak/contract/moderation.ts";
import { composeReason } from "@bezak/contract/moderation-reasons.ts";
import { canUndo, moderationKinds } from "@bezak/contract/moderation-rules.ts";
import type { OpenedItem, openedItemRoutes } from "@bezak/contract/opened-items.ts";
import * as routes from "@bezak/contract/routes/moderation.ts";
import { openOrderPage, openProductPage } from "@bezak/contract/routes/opened-items.ts";
import { answer, failure } from "./answers.ts";
import { parameter } from "./finance-answers.ts";
import { mock } from "./mock.ts";
import { queueItems } from "./queue-fixtures.ts";

type Routes = typeof moderationRoutes;
type OpenedRoutes = typeof openedItemRoutes;

let stored: readonly ModerationItem[] = queueItems;
let opened: readonly OpenedItem[] = [];
let decided: readonly ModerationDecision[] = [];
let elsewhere: ReadonlyMap<string, ModerationDecision> = new Map();
let sent: readonly NewModerationDecision[] = [];

/** Resets the queue to the first or the given items. */
export function resetQueue(to: readonly ModerationItem[] = queueItems): void {
  stored = to;
  opened = [];
  decided = [];
  elsewhere = new Map();
  sent = [];
}

/** The bodies of all decisions since the reset. */
export const sentQueueDecisions = () => sent;

/** Another administrator opens an item of the queue, or the page of an order or a product. */
export function openElsewhere(id: string, since = new Date(Date.now() - 130_000)): void {
  opened = [{ id, by: { id: "user_2", name: "Дильноза" }, since: since.toISOString() }];
}

/** Another administrator decides about an item. */
export function decideElsewhere(id: string, decision: Pick<ModerationDecision, "outcome" | "reason">): void {
  const { kind } = stored.find((item) => item.id === id)!;
  const by = { id: "user_2", name: "Дильноза" };
  const at = "2026-11-22T07:30:00.000Z";
  elsewhere = new Map([[id, { id: "mdec_other", kind, itemId: id, at, by, undoUntil: null, ...decision }]]);
}

/** Its author changes an item. */
export function changeItemElsewhere(id: string, change: Partial<ModerationItem>): void {
  stored = stored.map((item) =>
    item.id === id ? { ...item, version: `${item.version}+`, ...change } : item,
  );
}

const waits = ({ id }: ModerationItem) => !decided.some((one) => one.itemId === id);

const refuse = (
  code: ErrorCode,
  text: string,
  decision: ModerationDecision | null,
  item: ModerationItem | null,
) => failure(code, text, { current: { decision, item } });

/** The page that the caller has open, as `openElsewhere` has it. */
function openedPage({ params }: { params: { id: string } }) {
  const data = opened.filter(({ id }) => id === params.id);
  return answer<OpenedRoutes["openOrderPage"]>({ success: true, data });
}

export const queueHandlers = [
  mock(routes.moderation, ({ request }) => {
    const kind = parameter(request, "kind");
    const q = parameter(request, "q")?.toLowerCase() ?? "";
    const found = stored.filter(
      (item) => waits(item) && `${item.title} ${item.text} ${item.person?.name}`.toLowerCase().includes(q),
    );
    const rows = found.filter((item) => !kind || item.kind === kind);
    const counts = Object.fromEntries(
      moderationKinds.map((one) => [one, found.filter((item) => item.kind === one).length]),
    ) as Record<ModerationItem["kind"], number>;
    return answer<Routes["moderation"]>({ success: true, data: rows, next: null, counts });
  }),
  mock(routes.openModeration, () => answer<Routes["openModeration"]>({ success: true, data: [...opened] })),
  mock(openOrderPage, openedPage),
  mock(openProductPage, openedPage),
  mock(routes.decideModeration, async ({ request }) => {
    const body = (await request.json()) as NewModerationDecision;
    sent = [...sent, body];
    const { id, kind, outcome } = body;
    const item = stored.find((one) => one.id === id);
    if (!item) return failure("moderation_item_not_found", "Этого больше нет");
    const other = elsewhere.get(id);
    if (other) return refuse("already_decided", "Это уже решил другой администратор", other, null);
    if (body.version !== item.version) return refuse("stale_version", "Данные уже изменились", null, item);
    const decision: ModerationDecision = {
      id: `mdec_${decided.length + 1}`,
      kind,
      itemId: id,
      outcome,
      reason: composeReason(body, item.person?.language ?? "ru") || null,
      at: new Date().toISOString(),
      by: { id: "user_1", name: "Aziz" },
      undoUntil: canUndo(kind, outcome) ? new Date(Date.now() + 30_000).toISOString() : null,
    };
    decided = [...decided, decision];
    return answer<Routes["decideModeration"]>({ success: true, data: { decision, item: null } }, 201);
  }),
  mock(routes.undoModeration, async ({ request }) => {
    const { decisionId } = (await request.json()) as { decisionId: string };
    const decision = decided.find(({ id }) => id === decisionId);
    if (!decision) return failure("undo_expired", "Отменить уже нельзя: время вышло");
    decided = decided.filter(({ id }) => id !== decisionId);
    changeItemElsewhere(decision.itemId, {});
    const item = stored.find(({ id }) => id === decision.itemId) ?? null;
    return answer<Routes["undoModeration"]>({
      success: true,
      data: { decision: { ...decision, undoUntil: null }, item },
    });
  }),
];
