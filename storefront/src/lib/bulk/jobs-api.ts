import type { TimeSort } from "@bezak/contract/administered-sorts.ts";
import type { AdminJob, NewJob } from "@bezak/contract/admin-jobs.ts";
import type { JobKind, JobRowState, JobStatus } from "@bezak/contract/job-kinds.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import * as routes from "@bezak/contract/routes/admin-jobs.ts";
import { exportJobRows, exportJobs } from "@bezak/contract/routes/list-exports.ts";
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

const toFilters = ({ own, q, page: _, ...filters }: JobsFilter) => ({
  ...filters,
  ...(own && { own: true }),
  ...(q && { q }),
});

/** Saves the listed bulk acts as a file. */
export const saveJobs = (api: ApiClient, filter: JobsFilter, format: TableFormat): Promise<void> =>
  downloadFile(api, exportJobs, { query: { ...toFilters(filter), format } });

export function jobsQuery(api: ApiClient, filter: JobsFilter) {
  const query = { ...toFilters(filter), page: filter.page, limit: rows };
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

export interface JobRowsFilter {
  /** of the job */
  id: string;
  state: JobRowState | null;
  /** empty for all */
  q: string;
}

const toRowFilters = ({ state, q }: JobRowsFilter) => ({ ...(state && { state }), ...(q && { q }) });

/** `counted`: the rows with a result, so that a change of it loads them again. */
export function jobRowsQuery(
  api: ApiClient,
  { page, counted, ...filter }: JobRowsFilter & { page: number; counted: number },
) {
  const { id } = filter;
  const query = { page, limit: rows, ...toRowFilters(filter) };
  return queryOptions({
    queryKey: [...jobsKey, "rows", id, query, counted],
    queryFn: ({ signal }) => api.call(routes.jobRows, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Saves the listed rows of a bulk act as a file. */
export const saveJobRows = (api: ApiClient, filter: JobRowsFilter, format: TableFormat): Promise<void> =>
  downloadFile(api, exportJobRows, {
    params: { id: filter.id },
    query: { ...toRowFilters(filter), format },
  });

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
