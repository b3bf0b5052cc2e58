import type { ModerationItem } from "@bezak/contract/moderation.ts";
import { reviewedApplication } from "@bezak/contract/examples/applications.ts";
import { product } from "./catalog-fixtures.ts";
import { contactMessages } from "./contact-message-handlers.ts";
import { administeredReviews } from "./moderation-fixtures.ts";

const shop = { id: "sel_1", name: "Registon Atelier" };

const none = { openedBy: [], review: null, application: null, message: null, product: null };

const reviews: ModerationItem[] = administeredReviews
  .filter(({ status, reports }) => status === "pending" || reports.open > 0)
  .map((review) => ({
    ...none,
    kind: review.status === "pending" ? "review" : "report",
    id: review.id,
    version: review.version,
    createdAt: review.createdAt,
    title: review.product?.name.ru ?? "",
    text: review.text,
    person: { name: review.author.account?.name ?? review.author.name, language: "uz" },
    shop,
    review,
  }));

const messages: ModerationItem[] = contactMessages
  .filter(({ status }) => status === "new")
  .map((message) => ({
    ...none,
    kind: "message",
    id: message.id,
    version: message.version,
    createdAt: message.createdAt,
    title: message.number,
    text: message.message,
    person: { name: message.name, language: message.language },
    shop: null,
    message,
  }));

const application: ModerationItem = {
  ...none,
  kind: "application",
  id: reviewedApplication.id,
  version: "1",
  createdAt: "2026-11-12T08:00:00.000Z",
  title: reviewedApplication.companyName,
  text: reviewedApplication.description,
  person: { name: "Ali Valiyev", language: "ru" },
  shop: null,
  application: reviewedApplication,
};

const { id, slug, name, image } = product(5);

const changed: ModerationItem = {
  ...none,
  kind: "product",
  id,
  version: "1.4",
  createdAt: "2026-11-13T08:00:00.000Z",
  title: name.ru,
  text: "Шёлковый шарф ручной работы",
  person: { name: "Registon Atelier", language: "uz" },
  shop,
  product: {
    slug,
    name,
    description: {
      ru: "Шёлковый шарф ручной работы",
      uz: "Qoʻlda toʻqilgan ipak sharf",
      en: "A hand-made silk scarf",
    },
    images: image ? [image] : [],
    changed: ["name", "pictures"],
    hiddenReason: null,
    answer: null,
  },
};

/** What waits, of all kinds, the oldest first. */
export const queueItems: readonly ModerationItem[] = [application, changed, ...reviews, ...messages].sort(
  (a, b) => (a.createdAt < b.createdAt ? -1 : 1),
);
