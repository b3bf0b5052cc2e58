import type { QueryClient } from "@tanstack/react-query";
import type { SessionStore } from "../features/auth/session-store.ts";
import { forgetSeen } from "./offline-worker.ts";

/** First words of the keys of what only one person may see. Everything else is the same for everybody. */
const personal = new Set<unknown>([
  ...[
    "orders",
    "payments",
    "returns",
    "notifications",
    "favorites",
    "reviews",
    "auth",
    "own-shop",
    "seller-products",
    "seller-dashboard",
    "seller-reviews",
    "finance",
    "panel",
  ],
  // what administrators look at
  ...["administered-shops", "admin-payouts", "commission-rules"],
]);

/** What one person saw is not for the next one, who may sign in on the same page. */
export function followPerson(state: SessionStore["state"], queryClient: QueryClient): void {
  let person = state.get().user?.id ?? null;
  state.subscribe(() => {
    const now = state.get().user?.id ?? null;
    if (now === person) return;
    if (person !== null) {
      queryClient.removeQueries({ predicate: ({ queryKey }) => personal.has(queryKey[0]) });
      forgetSeen();
    }
    person = now;
  });
}
