import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api-context.ts";
import { statsQuery } from "./notifications-api.ts";

/** How many are unread; 0 until that is known. Asked for only when there is somebody to ask for. */
export function useUnread(someone = true): number {
  return useQuery({ ...statsQuery(useApi()), enabled: someone }).data?.unread ?? 0;
}
