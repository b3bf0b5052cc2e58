import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api-context.ts";
import { statsQuery } from "./notifications-api.ts";

/** Number of unread notifications; 0 until it is known. Requested only if `someone` is signed in. */
export function useUnread(someone = true): number {
  return useQuery({ ...statsQuery(useApi()), enabled: someone }).data?.unread ?? 0;
}
