import type { AdministeredReview, ReviewDecision } from "@bezak/contract/review-admin.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import { exportReviews } from "@bezak/contract/routes/list-exports.ts";
import * as routes from "@bezak/contract/routes/review-admin.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../../lib/api-client.ts";
import { downloadFile } from "../../../lib/download-file.ts";
import type { UsualOrder } from "../../../lib/list-view/usual-order.ts";

export const moderationLists = ["pending", "reported", "all"] as const;

export type ModerationList = (typeof moderationLists)[number];

export interface ModerationChoice {
  list: ModerationList;
  /** words of the search; empty for none */
  q: string;
  sort: UsualOrder;
  page: number;
}

/** Few, since a review with its text and pictures is large. */
const pageLength = 10;

const filters = { pending: { status: "pending" }, reported: { reported: true }, all: {} } as const;

/** The list in the words of its call, without its page. */
const toQuery = ({ list, q, sort }: Omit<ModerationChoice, "page">) => ({
  ...filters[list],
  ...(q && { q }),
  ...(sort !== "usual" && { sort }),
});

/** The same as text. */
export const toFilters = (choice: ModerationChoice): string =>
  new URLSearchParams(
    Object.entries(toQuery(choice)).map(([name, value]) => [name, String(value)]),
  ).toString();

/** Prefix of all query keys about reviews in the administrator's panel. */
export const moderationKey = ["administered-reviews"] as const;

export function moderationQuery(api: ApiClient, { page, ...choice }: ModerationChoice) {
  const { list, q, sort } = choice;
  return queryOptions({
    queryKey: [...moderationKey, list, q, sort, page],
    queryFn: ({ signal }) =>
      api.call(routes.administeredReviews, {
        query: { page, limit: pageLength, ...toQuery(choice) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export const saveReviews = (api: ApiClient, choice: ModerationChoice, format: TableFormat): Promise<void> =>
  downloadFile(api, exportReviews, { query: { ...toQuery(choice), format } });

/** Publishes or rejects a review, in the version that was shown, and closes its reports. */
export async function decideReview(
  api: ApiClient,
  { id, version }: AdministeredReview,
  decision: Pick<ReviewDecision, "status" | "reason">,
): Promise<AdministeredReview> {
  return (await api.call(routes.setReviewStatus, { params: { id }, body: { ...decision, version } })).data;
}
