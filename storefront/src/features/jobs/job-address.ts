import { timeSorts, type TimeSort } from "@bezak/contract/administered-sorts.ts";
import {
  jobKindNames,
  jobRowStates,
  jobStatuses,
  type JobKind,
  type JobRowState,
  type JobStatus,
} from "@bezak/contract/job-kinds.ts";
import { pageNumber } from "../../lib/page-number.ts";
import { queryText } from "../../lib/query-text.ts";
import { writeQuery } from "../../lib/write-query.ts";

export interface JobsChoice {
  own: boolean;
  kind?: JobKind;
  status?: JobStatus;
  /** words of the search; empty for none */
  q: string;
  sort: TimeSort;
  /** from 1 */
  page: number;
}

/** Reads the choice from an address; invalid values are ignored. */
export function parseJobsChoice(search: URLSearchParams): JobsChoice {
  const kind = jobKindNames.find((one) => one === search.get("kind"));
  const status = jobStatuses.find((one) => one === search.get("status"));
  return {
    own: search.get("own") === "true",
    ...(kind && { kind }),
    ...(status && { status }),
    q: queryText(search),
    sort: timeSorts.find((one) => one === search.get("sort")) ?? "newest",
    page: pageNumber(search),
  };
}

export const jobsSearch = ({ own, kind, status, q, sort, page }: JobsChoice): string =>
  writeQuery({ q, own, kind, status, sort, page }, { sort: "newest" });

export interface JobRowsChoice {
  /** null for all */
  state: JobRowState | null;
  /** words of the search; empty for none */
  q: string;
  /** from 1 */
  page: number;
}

export const parseJobRowsChoice = (search: URLSearchParams): JobRowsChoice => ({
  state: jobRowStates.find((one) => one === search.get("state")) ?? null,
  q: queryText(search),
  page: pageNumber(search),
});

export const jobRowsSearch = ({ state, q, page }: JobRowsChoice): string => writeQuery({ q, state, page });
