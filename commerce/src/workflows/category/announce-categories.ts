import { cachedCategories } from "../../catalog/cached-categories.ts";
import { currentImage } from "../../catalog/current-image.ts";

/** Makes changed categories visible at once in this process; other processes read them within a second. */
export function announceCategories(): void {
  cachedCategories.forget();
  currentImage.invalidate();
}
