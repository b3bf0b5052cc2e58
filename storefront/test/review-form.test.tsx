import type { NewReview } from "@bezak/contract/reviews.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { failure } from "../src/mocks/answers.ts";
import { buyer, token } from "../src/mocks/people-handlers.ts";
import { openForm, openReviews, own, path, server, serveOwn, signIn, type } from "./reviews-page.tsx";
import { t } from "./shop-page.tsx";

test("opens the form when a guest returns from signing in", async () => {
  const { place, session } = await openReviews();
  fireEvent.click(await screen.findByRole("button", { name: t("reviews.write") }));
  await waitFor(() => expect(place.now?.pathname).toBe("/login"));
  expect(new URLSearchParams(place.now?.search).get("next")).toBe(path);
  expect(await screen.findByText(t("reviews.guest"))).toBeTruthy();
  act(() => session.signIn(token, buyer));
  await waitFor(() => expect(place.now?.pathname).toBe(path));
  await screen.findByRole("dialog", { name: t("reviews.formTitle") });
});

test("reports missing fields before sending", async () => {
  signIn();
  const sent = vi.fn();
  server.use(http.post("*/api/v1/products/:id/reviews", sent));
  await openReviews();
  const form = await openForm();
  fireEvent.click(form.getByRole("button", { name: t("reviews.send") }));
  expect(await form.findByText(t("reviews.ratingMissing"))).toBeTruthy();
  expect(form.getByText(t("reviews.textShort", { count: 10 }))).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test("sends a review and shows it as pending", async () => {
  signIn();
  const sent: NewReview[] = [];
  server.use(
    http.post("*/api/v1/products/:id/reviews", async ({ request }) => {
      const body = (await request.json()) as NewReview;
      sent.push(body);
      serveOwn({ review: own({ rating: body.rating, text: body.text }) });
      const data = own({ rating: body.rating, text: body.text });
      return HttpResponse.json({ success: true, data, message: "Спасибо!" }, { status: 201 });
    }),
  );
  await openReviews();
  const form = await openForm();
  type(form, "Очень хорошая вещь");
  fireEvent.click(form.getByRole("button", { name: t("reviews.send") }));
  const card = within(await screen.findByRole("region", { name: t("reviews.yours") }));
  expect(sent).toEqual([{ rating: 4, text: "Очень хорошая вещь", title: null, images: [] }]);
  expect(card.getByText(t("reviews.pending"))).toBeTruthy();
  expect(card.getByText("Очень хорошая вещь")).toBeTruthy();
  expect(await screen.findByText("Спасибо!")).toBeTruthy();
  expect(screen.queryByRole("button", { name: t("reviews.write") })).toBeNull();
});

test("keeps what was typed after a failure and a closed form", async () => {
  signIn();
  server.use(http.post("*/api/v1/products/:id/reviews", () => HttpResponse.error()));
  await openReviews();
  const form = await openForm();
  type(form, "Длинный и честный отзыв", t("reviews.rates.2"));
  fireEvent.click(form.getByRole("button", { name: t("reviews.send") }));
  expect(await form.findByText(t("errors.network"))).toBeTruthy();
  expect(form.getByDisplayValue("Длинный и честный отзыв")).toBeTruthy();
  fireEvent.click(form.getByRole("button", { name: t("common.close") }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const again = await openForm();
  expect(again.getByDisplayValue("Длинный и честный отзыв")).toBeTruthy();
  expect(again.getByRole<HTMLInputElement>("radio", { name: t("reviews.rates.2") }).checked).toBe(true);
});

test("uploads photos as they are chosen; a failed one blocks sending until it is removed", async () => {
  signIn();
  const url = "/files/uploads/abcdefghijklmnopqrstuvwx-800x600.webp";
  const uploads: string[] = [];
  server.use(
    http.post("*/api/v1/upload", async ({ request }) => {
      const form = await request.formData();
      uploads.push(String(form.get("type")));
      if (uploads.length > 1) return failure("file_unreadable", "Файл повреждён");
      const data = { url, type: "review", size: 10, width: 800, height: 600 };
      return HttpResponse.json({ success: true, data }, { status: 201 });
    }),
  );
  const sent: NewReview[] = [];
  server.use(
    http.post("*/api/v1/products/:id/reviews", async ({ request }) => {
      sent.push((await request.json()) as NewReview);
      return HttpResponse.json({ success: true, data: own() }, { status: 201 });
    }),
  );
  await openReviews();
  const form = await openForm();
  type(form, "Отзыв с фотографией");
  const input = form.getByLabelText(new RegExp(t("reviews.choose")));
  const files = ["good.png", "bad.png"].map((name) => new File(["x"], name, { type: "image/png" }));
  fireEvent.change(input, { target: { files } });
  await form.findByText("Файл повреждён");
  expect(uploads).toEqual(["review", "review"]);
  fireEvent.click(form.getByRole("button", { name: t("reviews.send") }));
  await form.findByText(t("reviews.waitPhotos"));
  fireEvent.click(form.getByRole("button", { name: t("reviews.removePhoto", { name: "bad.png" }) }));
  fireEvent.click(form.getByRole("button", { name: t("reviews.send") }));
  await waitFor(() => expect(sent.map(({ images }) => images)).toEqual([[url]]));
});

test("asks the user to sign in after an expired session, and keeps the text", async () => {
  signIn();
  server.use(http.post("*/api/v1/products/:id/reviews", () => failure("session_expired", "Сеанс завершён")));
  const { place } = await openReviews();
  const form = await openForm();
  type(form, "Этот отзыв не пропадёт");
  fireEvent.click(form.getByRole("button", { name: t("reviews.send") }));
  await waitFor(() => expect(place.now?.pathname).toBe("/login"));
  expect(JSON.stringify({ ...sessionStorage })).toContain("Этот отзыв не пропадёт");
});

test("explains a rejected review, which can be rewritten or deleted", async () => {
  signIn();
  serveOwn({ review: own({ status: "rejected", rejectionReason: "реклама", images: [] }) });
  const put = vi.fn();
  server.use(
    http.put("*/api/v1/reviews/:id", async ({ request, params }) => {
      put(params.id, await request.json());
      serveOwn({ review: own() });
      return HttpResponse.json({ success: true, data: own(), message: "Проверим" });
    }),
    http.delete("*/api/v1/reviews/:id", () => {
      serveOwn({});
      return HttpResponse.json({ success: true, data: null, message: "Отзыв удалён" });
    }),
  );
  await openReviews();
  const card = within(await screen.findByRole("region", { name: t("reviews.yours") }));
  expect(card.getByText(t("reviews.rejectedReason", { reason: "реклама" }))).toBeTruthy();
  fireEvent.click(card.getByRole("button", { name: t("reviews.edit") }));
  const form = within(await screen.findByRole("dialog", { name: t("reviews.editTitle") }));
  type(form, "Теперь без рекламы", t("reviews.rates.5"));
  fireEvent.click(form.getByRole("button", { name: t("reviews.save") }));
  await screen.findByText(t("reviews.pendingText"));
  expect(put).toHaveBeenCalledWith("prev_own", {
    rating: 5,
    text: "Теперь без рекламы",
    title: own().title,
    images: [],
  });
  fireEvent.click(screen.getByRole("button", { name: t("reviews.delete") }));
  const dialog = within(await screen.findByRole("dialog", { name: t("reviews.deleteTitle") }));
  fireEvent.click(dialog.getByRole("button", { name: t("reviews.delete") }));
  await screen.findByText("Отзыв удалён");
  await screen.findByRole("button", { name: t("reviews.write") });
});
