import type { QueryClient } from "@tanstack/react-query";
import type { SessionStore } from "../features/auth/session-store.ts";
import { forgetSeen } from "./offline-worker.ts";

/** First words of the keys of what is the same for everybody. Everything else is one person's, and goes with the person. */
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

/** What one person saw is not for the next one, who may sign in on the same page. */
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
