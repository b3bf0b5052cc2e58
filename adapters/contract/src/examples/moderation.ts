import type { ModerationDecision, ModerationItem, moderationRoutes } from "../moderation.ts";
import type { Examples } from "./example.ts";
import { administeredReview } from "./review-admin.ts";

export const moderationItem: ModerationItem = {
  kind: "report",
  id: administeredReview.id,
  version: administeredReview.version,
  createdAt: "2026-11-02T10:00:00.000Z",
  title: "Кольцо «Шамс»",
  text: administeredReview.text,
  person: { name: "Дилноза Азизова", language: "uz" },
  shop: { id: "sel_1", name: "Atlas" },
  openedBy: [{ id: "prev_2", by: { id: "user_2", name: "Дильноза" }, since: "2026-11-03T10:00:00.000Z" }],
  review: administeredReview,
  application: null,
  message: null,
  product: null,
};

const decision: ModerationDecision = {
  id: "mdec_1",
  kind: "report",
  itemId: "prev_2",
  outcome: "rejected",
  reason: "reklama yoki boshqa doʻkonga havola",
  at: "2026-11-03T10:01:00.000Z",
  by: { id: "user_1", name: "Aziz" },
  undoUntil: "2026-11-03T10:01:30.000Z",
};

export const moderationExamples: Examples<typeof moderationRoutes> = {
  moderation: {
    request: { query: { kind: "report", q: "магазин", after: "1793527200000000.prev_1", limit: 10 } },
    answer: {
      success: true,
      data: [moderationItem],
      next: null,
      counts: { review: 0, report: 1, application: 0, message: 0, product: 0 },
    },
  },
  openModeration: {
    request: { body: { id: "prev_2" } },
    answer: { success: true, data: moderationItem.openedBy },
  },
  decideModeration: {
    request: {
      body: {
        kind: "report",
        id: "prev_2",
        version: moderationItem.version,
        outcome: "rejected",
        reasons: ["advertising"],
      },
    },
    answer: { success: true, data: { decision, item: null } },
  },
  undoModeration: {
    request: { body: { decisionId: "mdec_1" } },
    answer: {
      success: true,
      data: {
        decision: { ...decision, undoUntil: null },
        item: { ...moderationItem, version: "1793700000000000.1" },
      },
      message: "Решение отменено",
    },
  },
};
