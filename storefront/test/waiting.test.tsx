import * as contactCalls from "@bezak/contract/routes/contacts.ts";
import * as reviewCalls from "@bezak/contract/routes/review-admin.ts";
import type { authRoutes, User } from "@bezak/contract/auth.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { writeSession } from "../src/features/auth/session-storage.ts";
import { loadMessages } from "../src/i18n/load-messages.ts";
import { answer, base, failure } from "../src/mocks/answers.ts";
import {
  contactMessages,
  resetContactMessages,
  setStatusElsewhere,
} from "../src/mocks/contact-message-handlers.ts";
import { mock } from "../src/mocks/mock.ts";
import { administeredReviews } from "../src/mocks/moderation-fixtures.ts";
import { changeReviewElsewhere, resetModeration, sentDecisions } from "../src/mocks/moderation-handlers.ts";
import { buyer, token } from "../src/mocks/people-handlers.ts";
import { resetRefunds } from "../src/mocks/refund-handlers.ts";
import { openShop, t } from "./shop-page.tsx";
import { serveShop, watchRequests } from "./shop-server.ts";

await loadMessages("ru", ["layers", "admin", "waiting", "admin-finance"]);

const server = serveShop();
const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const [first, second] = [administeredReviews[0]!, administeredReviews[1]!];
const message = contactMessages[0]!;

beforeEach(() => {
  resetModeration();
  resetRefunds();
  resetContactMessages();
  writeSession(localStorage, token, admin);
  server.use(
    http.get(`${base}/auth/me`, () => answer<(typeof authRoutes)["me"]>({ success: true, user: admin })),
  );
});

const cardOf = (name: string) => screen.queryByRole("article", { name });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const publish = `${t("waiting.reviews.publish")}: ${first.author.name}`;
const reject = `${t("waiting.reviews.reject")}: ${first.author.name}`;

const openReviews = () => openShop("/admin/reviews?list=pending");
const openMessages = () => openShop("/admin/messages");

async function openRejection() {
  await screen.findByRole("article", { name: first.author.name });
  press(reject);
  const dialog = within(await screen.findByRole("dialog"));
  return { dialog, field: dialog.getByRole<HTMLTextAreaElement>("textbox") };
}

const sendRejection = (dialog: ReturnType<typeof within>) =>
  fireEvent.click(dialog.getByRole("button", { name: t("waiting.reviews.reject") }));

test("opens from the first page of the panel", async () => {
  const shop = await openShop("/admin");
  fireEvent.click(await screen.findByRole("link", { name: t("admin.nav.waiting") }));
  await screen.findByRole("heading", { level: 1, name: t("waiting.title") });
  expect(shop.place.now?.pathname).toBe("/admin/waiting");
});

test("publishes a review in the version that was shown, once for two presses", async () => {
  await openReviews();
  await screen.findByRole("article", { name: first.author.name });
  const button = screen.getByRole("button", { name: publish });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText(t("waiting.reviews.publishedNow"));
  await waitFor(() => expect(cardOf(first.author.name)).toBeNull());
  expect(sentDecisions()).toEqual([{ status: "published", version: first.version }]);
});

test("focuses the next review when the focused one leaves the list", async () => {
  await openReviews();
  await screen.findByRole("article", { name: first.author.name });
  screen.getByRole("button", { name: publish }).focus();
  press(publish);
  await waitFor(() => expect(cardOf(first.author.name)).toBeNull());
  expect(document.activeElement).toBe(cardOf(second.author.name)?.closest("li"));
});

test("rejects a review with a ready-made reason of another language that was edited", async () => {
  await openReviews();
  const { dialog, field } = await openRejection();
  sendRejection(dialog);
  await dialog.findByText(t("waiting.reviews.reasonShort", { min: 3 }));
  fireEvent.click(dialog.getByRole("radio", { name: t("languages.en") }));
  fireEvent.click(await dialog.findByRole("button", { name: /^advertising/ }));
  fireEvent.change(field, { target: { value: `${field.value}: a Telegram channel` } });
  fireEvent.click(dialog.getByRole("button", { name: /^insults/ }));
  sendRejection(dialog);
  await screen.findByText(t("waiting.reviews.rejectedNow"));
  await waitFor(() => expect(cardOf(first.author.name)).toBeNull());
  const reason = "advertising or a link to another shop: a Telegram channel; insults or rude language";
  expect(sentDecisions()).toEqual([{ status: "rejected", reason, version: first.version }]);
});

test("keeps the typed reason when the rejection fails", async () => {
  server.use(mock(reviewCalls.setReviewStatus, () => failure("server_error", "Сбой")));
  await openReviews();
  const { dialog, field } = await openRejection();
  fireEvent.change(field, { target: { value: "реклама" } });
  sendRejection(dialog);
  await dialog.findByText("Сбой");
  expect(field.value).toBe("реклама");
  server.resetHandlers();
  sendRejection(dialog);
  await screen.findByText(t("waiting.reviews.rejectedNow"));
});

test("shows a review that changed meanwhile, and decides about it in its new version", async () => {
  await openReviews();
  const { dialog, field } = await openRejection();
  fireEvent.change(field, { target: { value: "реклама" } });
  changeReviewElsewhere(first.id, { text: "Исправленный текст", version: "2.0" });
  sendRejection(dialog);
  await screen.findByText("Исправленный текст");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  screen.getByText(new RegExp(t("waiting.reviews.changed")));
  expect((await openRejection()).field.value).toBe("реклама");
  sendRejection(within(screen.getByRole("dialog")));
  await waitFor(() => expect(cardOf(first.author.name)).toBeNull());
  expect(sentDecisions().map(({ version }) => version)).toEqual([first.version, "2.0"]);
});

test("removes a review that no longer exists, with the reason", async () => {
  await openReviews();
  await screen.findByRole("article", { name: first.author.name });
  resetModeration(administeredReviews.slice(1));
  press(publish);
  await screen.findAllByText("Отзыв не найден");
  await waitFor(() => expect(cardOf(first.author.name)).toBeNull());
});

test("marks a message as answered in the version that was shown", async () => {
  const bodies: unknown[] = [];
  watchRequests(server, async (request) => {
    if (request.method === "PUT") bodies.push(await request.json());
  });
  await openMessages();
  const { number } = message;
  const name = t("waiting.messages.number", { number });
  const card = within(await screen.findByRole("article", { name }));
  expect(card.getByRole("link", { name: message.email }).getAttribute("href")).toBe(
    `mailto:dilnoza%2Bbezak@example.uz?subject=${encodeURIComponent(`Bezak № ${number}`)}`,
  );
  press(`${t("waiting.messages.acts.answered")}: ${name}`);
  await screen.findByText(t("waiting.messages.done.answered", { number }));
  await waitFor(() => expect(cardOf(name)).toBeNull());
  expect(bodies).toEqual([{ status: "answered", version: message.version }]);
});

test("shows the current status of a message that another administrator closed", async () => {
  await openMessages();
  const name = t("waiting.messages.number", { number: message.number });
  const card = within(await screen.findByRole("article", { name }));
  setStatusElsewhere(message.id, "closed");
  press(`${t("waiting.messages.acts.answered")}: ${name}`);
  await card.findByText(t("waiting.messages.changed"));
  card.getByText(t("waiting.messages.statuses.closed"));
  press(`${t("waiting.messages.acts.new")}: ${name}`);
  await screen.findByText(t("waiting.messages.done.new", { number: message.number }));
});

test("keeps a message in the list when it could not be marked", async () => {
  server.use(mock(contactCalls.setContactMessageStatus, () => failure("server_error", "Сбой")));
  await openMessages();
  const name = t("waiting.messages.number", { number: message.number });
  const card = within(await screen.findByRole("article", { name }));
  press(`${t("waiting.messages.acts.answered")}: ${name}`);
  await card.findByText("Сбой");
  expect(cardOf(name)).not.toBeNull();
});

test("shows the sum of all refunds from one request, and lists the oldest", async () => {
  const requests: string[] = [];
  watchRequests(server, async ({ url }) => {
    if (url.includes("/admin/refunds-owed")) requests.push(new URL(url).search);
  });
  resetRefunds(
    Array.from({ length: 101 }, (_, index) => ({
      id: `retreq_${index}`,
      orderNumber: `${1_000_000_100 + index}`,
      amount: 10_000,
      reason: "cash_return" as const,
      buyer: { name: `Buyer ${index}`, phone: "+998901234567" },
      account: null,
      since: "2026-11-18T07:20:00.000Z",
      version: "v1",
    })),
  );
  await openShop("/admin/waiting");
  await screen.findByText(/^1\s010\s000\sсум$/);
  const oldest = within(screen.getByRole("list", { name: t("waiting.refunds.oldest") }));
  expect(oldest.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByRole("link", { name: t("waiting.refunds.all") }).getAttribute("href")).toBe(
    "/admin/refunds",
  );
  expect(requests).toEqual(["?page=1&limit=3"]);
});

test.each([
  ["/admin/reviews?list=pending", t("waiting.reviews.none.pending")],
  ["/admin/messages", t("waiting.messages.none.new")],
])("says on %s that nothing waits", async (path, name) => {
  resetModeration([]);
  resetContactMessages([]);
  await openShop(path);
  await screen.findByRole("heading", { level: 3, name });
});

test("says beside the queue that no refund is owed", async () => {
  resetRefunds([]);
  await openShop("/admin/waiting");
  await screen.findByRole("heading", { level: 3, name: t("adminRefunds.empty") });
});
