import * as routes from "@bezak/contract/routes/opened-items.ts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../api-client.ts";

/** Milliseconds; well below the time after which something counts as left. */
export const renewMs = 20_000;

/** Pages of the panel that show who has them open. */
export type OpenedPage = "order" | "product";

const calls = { order: routes.openOrderPage, product: routes.openProductPage } as const;

export interface OpenPage {
  page: OpenedPage;
  id: string;
}

/** Whether somebody uses this window now. */
const isInUse = () => document.hasFocus() && !document.hidden;

/**
 * Which other administrators have a page open. The call says that it is open here as long as the window is in use; a minute
 * after the last time it counts as left.
 */
export function openedPageQuery(api: ApiClient, { page, id }: OpenPage) {
  return queryOptions({
    queryKey: ["opened-page", page, id],
    queryFn: async ({ signal }) =>
      (await api.call(calls[page], { params: { id }, body: { active: isInUse() }, signal })).data,
    refetchInterval: renewMs,
    refetchOnWindowFocus: "always",
    // what was true when the page was left is not true any more
    gcTime: 0,
    // it only informs: the next renewal is soon
    retry: false,
  });
}
