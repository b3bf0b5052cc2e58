import { openStorage, readJson, writeJson } from "../../lib/storage.ts";
import { reviewKeys } from "../../lib/typed-forms.ts";

/** An unsent review; `images` are URLs of uploaded photos. */
interface ReviewDraft {
  /** 0 if not chosen */
  rating: number;
  title: string;
  text: string;
  images: string[];
}

const key = (productId: string, id: string | null) => `${reviewKeys}${productId}:${id ?? "new"}`;

function isDraft(value: unknown): value is ReviewDraft {
  const { rating, title, text, images } = (value ?? {}) as Partial<Record<keyof ReviewDraft, unknown>>;
  return (
    typeof rating === "number" &&
    typeof title === "string" &&
    typeof text === "string" &&
    Array.isArray(images) &&
    images.every((url) => typeof url === "string")
  );
}

/** The draft is stored until the tab is closed, so that a closed form, a reload or signing in loses nothing. */
export function readDraft(productId: string, id: string | null): ReviewDraft | null {
  const stored = readJson(openStorage("sessionStorage"), key(productId, id));
  return isDraft(stored) ? stored : null;
}

export function keepDraft(productId: string, id: string | null, draft: ReviewDraft | null): void {
  writeJson(openStorage("sessionStorage"), key(productId, id), draft);
}

const wishKey = "reviewWish";

/** Stores that a guest wants to write a review, until the guest has signed in. */
export function keepWish(productId: string): void {
  writeJson(openStorage("sessionStorage"), wishKey, productId);
}

export function hasWish(productId: string): boolean {
  return readJson(openStorage("sessionStorage"), wishKey) === productId;
}

export function forgetWish(): void {
  writeJson(openStorage("sessionStorage"), wishKey, null);
}
