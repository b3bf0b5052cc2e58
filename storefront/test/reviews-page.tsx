import type { OwnReview, OwnReviews } from "@bezak/contract/reviews.ts";
import { fireEvent, screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { loadMessages } from "../src/i18n/load-messages.ts";
import { product } from "../src/mocks/catalog-fixtures.ts";
import { buyer, token } from "../src/mocks/people-handlers.ts";
import { review } from "../src/mocks/review-fixtures.ts";
import { openShop, t } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

export const server = serveShop();
export const path = `/product/${product(3).slug}`;
const mine = "*/api/v1/products/:id/reviews/mine";

/** Reports every element as visible, so that everything is loaded at once. */
class EverythingInSight {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    this.#tell(
      [{ isIntersecting: true, target } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }
  unobserve() {}
  disconnect() {}
}

/** Loads lazy parts in advance, since their code is compiled anew for each test file. */
beforeAll(async () => {
  await loadMessages("ru", ["reviews", "layers"]);
  await import("../src/app/product-below.tsx");
  await import("../src/features/reviews/reviews-section.tsx");
  await import("../src/features/reviews/review-form.tsx");
}, 60_000);
beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", EverythingInSight);
  Element.prototype.scrollIntoView ??= () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

export function signIn() {
  localStorage.setItem("token", token);
  localStorage.setItem("user", JSON.stringify(buyer));
}

export async function openReviews() {
  const shop = await openShop(path);
  await screen.findByRole("heading", { name: t("reviews.title") });
  return shop;
}

/** Only those of reviews, since product cards are articles too. */
export const cards = () => within(document.getElementById("reviews")!).queryAllByRole("article");
export const own = (more: Partial<OwnReview> = {}): OwnReview => ({
  ...review(1, { id: "prev_own", author: { name: "Малика К." } }),
  status: "pending",
  rejectionReason: null,
  ...more,
});

/** Answers with the user's own review and votes. */
export function serveOwn(data: Partial<OwnReviews>) {
  server.use(
    http.get(mine, () =>
      HttpResponse.json({ success: true, data: { review: null, helpful: [], reported: [], ...data } }),
    ),
  );
}

export async function openForm() {
  fireEvent.click(await screen.findByRole("button", { name: t("reviews.write") }));
  return within(await screen.findByRole("dialog", { name: t("reviews.formTitle") }));
}

export function type(form: ReturnType<typeof within>, text: string, stars = t("reviews.rates.4")) {
  fireEvent.click(form.getByRole("radio", { name: stars }));
  fireEvent.change(form.getByRole("textbox", { name: new RegExp(`^${t("reviews.text")}`) }), {
    target: { value: text },
  });
}
