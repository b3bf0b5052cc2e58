import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import ReviewsSection from "../src/features/reviews/reviews-section.tsx";
import { failure } from "../src/mocks/answers.ts";
import { reviews, toSummary } from "../src/mocks/review-fixtures.ts";
import { cards, openReviews, server, serveOwn, signIn } from "./reviews-page.tsx";
import { openPart, t, withoutNetwork } from "./shop-page.tsx";

test("shows the summary and ten reviews at a time", async () => {
  await openReviews();
  await waitFor(() => expect(cards()).toHaveLength(10));
  const { average, count } = toSummary(reviews);
  expect(
    screen.getByRole("img", { name: t("reviews.average", { rating: average.toFixed(1) }) }),
  ).toBeTruthy();
  expect(screen.getAllByText(t("reviews.count", { count })).length).toBeGreaterThan(0);
  expect(screen.getAllByText(t("reviews.verified")).length).toBeGreaterThan(0);
  expect(screen.getAllByText(t("reviews.reply")).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole("button", { name: t("reviews.more") }));
  await waitFor(() => expect(cards()).toHaveLength(14));
  expect(screen.queryByRole("button", { name: t("reviews.more") })).toBeNull();
});

test("reports further reviews that failed to load, and loads them again", async () => {
  await openReviews();
  await waitFor(() => expect(cards()).toHaveLength(10));
  server.use(
    http.get("*/api/v1/products/:id/reviews", () => failure("server_error", "Сбой"), { once: true }),
  );
  const section = within(document.getElementById("reviews")!);
  fireEvent.click(section.getByRole("button", { name: t("reviews.more") }));
  expect((await section.findByRole("alert")).textContent).toBe("Сбой");
  fireEvent.click(section.getByRole("button", { name: t("common.retry") }));
  await waitFor(() => expect(cards()).toHaveLength(14));
  expect(section.queryByRole("alert")).toBeNull();
});

test("shows that reviews wait for the network, and loads them when it returns", () =>
  withoutNetwork(async (comeBack) => {
    const nobody = { personId: null, onSignIn: vi.fn(), onChanged: vi.fn() };
    await openPart(<ReviewsSection productId="prod_3" productName="" {...nobody} />);
    await screen.findByRole("heading", { name: t("offline.title") });
    comeBack();
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(10));
  }));

test("filters by stars through the histogram, and shows all again", async () => {
  await openReviews();
  await waitFor(() => expect(cards()).toHaveLength(10));
  const count = toSummary(reviews).histogram[2];
  const line = screen.getByRole("button", {
    name: t("reviews.filterBy", { stars: t("reviews.stars", { count: 2 }), count }),
  });
  fireEvent.click(line);
  await waitFor(() => expect(cards()).toHaveLength(count));
  expect(line.getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: t("reviews.all") }));
  await waitFor(() => expect(cards()).toHaveLength(10));
});

test("filters by photos and sorts", async () => {
  await openReviews();
  await waitFor(() => expect(cards()).toHaveLength(10));
  fireEvent.click(screen.getByRole("checkbox", { name: t("reviews.withPhotos") }));
  await waitFor(() => expect(cards()).toHaveLength(5));
  fireEvent.change(screen.getByRole("combobox", { name: t("reviews.sort") }), {
    target: { value: "lowest" },
  });
  const lowest = t("reviews.average", { rating: 2 });
  await waitFor(() => expect(within(cards()[0]!).getByRole("img", { name: lowest })).toBeTruthy());
});

test("invites the first review when there are none; loads again after a failure", async () => {
  const empty = {
    success: true,
    data: [],
    summary: toSummary([]),
    pagination: { page: 1, limit: 10, total: 0, pages: 0 },
  };
  server.use(http.get("*/api/v1/products/:id/reviews", () => failure("invalid_query", "Сбой")));
  await openReviews();
  await screen.findByText("Сбой");
  server.use(http.get("*/api/v1/products/:id/reviews", () => HttpResponse.json(empty)));
  fireEvent.click(screen.getByRole("button", { name: t("common.retry") }));
  await screen.findByText(t("reviews.empty"));
  expect(screen.getByRole("button", { name: t("reviews.write") })).toBeTruthy();
});

test("shows a vote at once and reverts it after a failure", async () => {
  signIn();
  await openReviews();
  await waitFor(() => expect(cards()).toHaveLength(10));
  const helpful = () =>
    within(cards()[1]!).getByRole("button", { name: new RegExp(`^${t("reviews.helpful")}`) });
  const before = reviews[1]!.helpful;
  await waitFor(() => expect(helpful().getAttribute("aria-pressed")).toBe("false"));
  fireEvent.click(helpful());
  await waitFor(() => expect(helpful().textContent).toContain(String(before + 1)));
  expect(helpful().getAttribute("aria-pressed")).toBe("true");
  server.use(http.delete("*/api/v1/reviews/:id/helpful", () => failure("server_error", "Не вышло")));
  fireEvent.click(helpful());
  await screen.findByText("Не вышло");
  await waitFor(() => expect(helpful().getAttribute("aria-pressed")).toBe("true"));
  expect(helpful().textContent).toContain(String(before + 1));
});

test("asks a guest who votes or reports to sign in", async () => {
  const { place } = await openReviews();
  await waitFor(() => expect(cards()).toHaveLength(10));
  fireEvent.click(within(cards()[0]!).getByRole("button", { name: t("reviews.report") }));
  await waitFor(() => expect(place.now?.pathname).toBe("/login"));
});

test("reports a review once, with a reason", async () => {
  signIn();
  const sent = vi.fn();
  server.use(
    http.post("*/api/v1/reviews/:id/report", async ({ request, params }) => {
      sent(params.id, await request.json());
      serveOwn({ reported: [String(params.id)] });
      return HttpResponse.json({ success: true, data: null, message: "Проверим" }, { status: 201 });
    }),
  );
  await openReviews();
  await waitFor(() => expect(cards()).toHaveLength(10));
  fireEvent.click(within(cards()[0]!).getByRole("button", { name: t("reviews.report") }));
  const dialog = within(await screen.findByRole("dialog", { name: t("reviews.reportTitle") }));
  fireEvent.click(dialog.getByRole("radio", { name: t("reviews.reasons.untrue") }));
  fireEvent.click(dialog.getByRole("button", { name: t("reviews.send") }));
  await screen.findByText("Проверим");
  expect(sent).toHaveBeenCalledWith(reviews[0]!.id, { reason: "untrue", text: null });
  const done = await within(cards()[0]!).findByRole<HTMLButtonElement>("button", {
    name: t("reviews.reported"),
  });
  expect(done.disabled).toBe(true);
});
