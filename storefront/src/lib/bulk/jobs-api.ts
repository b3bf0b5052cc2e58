import type { TimeSort } from "@bezak/contract/administered-sorts.ts";
import type { AdminJob, NewJob } from "@bezak/contract/admin-jobs.ts";
import type { JobKind, JobRowState, JobStatus } from "@bezak/contract/job-kinds.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import * as routes from "@bezak/contract/routes/admin-jobs.ts";
import { exportJobRows } from "@bezak/contract/routes/list-exports.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../api-client.ts";
import { downloadFile } from "../download-file.ts";

/** Prefix of all query keys about bulk acts. */
export const jobsKey = ["admin-jobs"] as const;

const rows = 20;

/** Milliseconds between two looks at a running job. */
const refetchMs = 2000;

export interface JobsFilter {
  own: boolean;
  kind?: JobKind;
  status?: JobStatus;
  /** empty for all */
  q: string;
  sort: TimeSort;
  page: number;
}

export function jobsQuery(api: ApiClient, { own, q, ...filters }: JobsFilter) {
  const query = { ...filters, limit: rows, ...(own && { own: true }), ...(q && { q }) };
  return queryOptions({
    queryKey: [...jobsKey, "list", query],
    queryFn: ({ signal }) => api.call(routes.jobs, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === "running") ? refetchMs : false,
  });
}

/** The caller's own running jobs. Nobody else starts them, so nothing is asked while there are none. */
export function runningJobsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...jobsKey, "running"],
    queryFn: async ({ signal }): Promise<AdminJob[]> => {
      const query = { status: "running", own: true, page: 1, limit: 10 } as const;
      return (await api.call(routes.jobs, { query, signal })).data;
    },
    refetchInterval: ({ state }) => (state.data?.length ? refetchMs : false),
  });
}

export function jobQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...jobsKey, "one", id],
    queryFn: async ({ signal }): Promise<AdminJob> =>
      (await api.call(routes.job, { params: { id }, signal })).data,
    enabled: id !== "",
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === "running" ? refetchMs : false),
  });
}

/** `counted`: the rows with a result, so that a change of it loads them again. */
export function jobRowsQuery(
  api: ApiClient,
  { id, state, page, counted }: { id: string; state: JobRowState | null; page: number; counted: number },
) {
  const query = { page, limit: rows, ...(state && { state }) };
  return queryOptions({
    queryKey: [...jobsKey, "rows", id, query, counted],
    queryFn: ({ signal }) => api.call(routes.jobRows, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Saves the rows of a bulk act that are in a state, or all of them, as a file. */
export const saveJobRows = (
  api: ApiClient,
  { id, state }: { id: string; state: JobRowState | null },
  format: TableFormat,
): Promise<void> =>
  downloadFile(api, exportJobRows, { params: { id }, query: { ...(state && { state }), format } });

/** The same `key` makes a repeat harmless. */
export async function startJob(api: ApiClient, body: NewJob, key: string): Promise<AdminJob> {
  return (await api.call(routes.startJob, { body, headers: { "idempotency-key": key } })).data;
}

export async function cancelJob(api: ApiClient, id: string): Promise<AdminJob> {
  return (await api.call(routes.cancelJob, { params: { id } })).data;
}

export async function undoJob(api: ApiClient, id: string): Promise<AdminJob> {
  return (await api.call(routes.undoJob, { params: { id } })).data;
}
