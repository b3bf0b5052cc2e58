import { jobRowStates, type JobRowState } from "@bezak/contract/job-kinds.ts";
import { pageNumber } from "../../lib/page-number.ts";

export interface JobsChoice {
  own: boolean;
  /** from 1 */
  page: number;
}

export const parseJobsChoice = (search: URLSearchParams): JobsChoice => ({
  own: search.get("own") === "true",
  page: pageNumber(search),
});

export function jobsSearch({ own, page }: JobsChoice): string {
  const query = new URLSearchParams();
  if (own) query.set("own", "true");
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

export interface JobRowsChoice {
  /** null for all */
  state: JobRowState | null;
  /** from 1 */
  page: number;
}

export const parseJobRowsChoice = (search: URLSearchParams): JobRowsChoice => ({
  state: jobRowStates.find((one) => one === search.get("state")) ?? null,
  page: pageNumber(search),
});

export function jobRowsSearch({ state, page }: JobRowsChoice): string {
  const query = new URLSearchParams();
  if (state) query.set("state", state);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}
