import type { QueryClient } from "@tanstack/react-query";
import type { SessionStore } from "../features/auth/session-store.ts";
import { forgetSeen } from "./offline-worker.ts";

/** First elements of query keys that are the same for all users. All others are removed when the user changes. */
export const publicKeys: readonly unknown[] = [
  "banners",
  "categories",
  "category",
  "cities",
  "contacts",
  "product",
  "products",
  "sections",
  "seller",
  "sellers",
  "suggestions",
];

/** Removes cached personal data when the user changes, since the next one may sign in without a page load. */
export function followPerson(state: SessionStore["state"], queryClient: QueryClient): void {
  let person = state.get().user?.id ?? null;
  state.subscribe(() => {
    const now = state.get().user?.id ?? null;
    if (now === person) return;
    if (person !== null) {
      queryClient.removeQueries({ predicate: ({ queryKey }) => !publicKeys.includes(queryKey[0]) });
      forgetSeen();
    }
    person = now;
  });
}
