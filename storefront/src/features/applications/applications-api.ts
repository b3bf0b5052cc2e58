import type { TimeSort } from "@bezak/contract/administered-sorts.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import { exportApplications } from "@bezak/contract/routes/list-exports.ts";
import * as routes from "@bezak/contract/routes/applications.ts";
import type { ApplicationStatus } from "@bezak/contract/application-status.ts";
import type { NewApplication, ReviewedApplication } from "@bezak/contract/applications.ts";
import { keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { readCurrent } from "../../lib/read-current.ts";

export type ApplicationPage = AnswerOf<typeof routes.reviewApplications>;
/** Milliseconds: applicants see a decision without a reload. */
const refetchMs = 30_000;

const stateKey = ["panel", "application"];
const pagesKey = ["panel", "applications"];
const oneKey = (id: string) => [...pagesKey, "one", id];

/** The user's application or shop. */
export function applicationStateQuery(api: ApiClient) {
  return queryOptions({
    queryKey: stateKey,
    queryFn: async ({ signal }) => {
      return (await api.call(routes.applicationStatus, { signal })).data;
    },
    refetchInterval: ({ state }) => (state.data?.application?.status === "pending" ? refetchMs : false),
  });
}

/** Sends an application and updates the cached state. */
export async function applyToSell(
  api: ApiClient,
  queryClient: QueryClient,
  body: NewApplication,
): Promise<void> {
  const { data } = await api.call(routes.apply, { body });
  queryClient.setQueryData(applicationStateQuery(api).queryKey, {
    application: data,
    shop: null,
    canApply: false,
  });
}

/** Refreshes the state after a decision or an application made elsewhere. */
export const invalidateApplicationState = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: stateKey });

export interface ApplicationChoice {
  page: number;
  status?: ApplicationStatus;
  q?: string;
  sort?: TimeSort;
}

/** The list in the words of its call, without its page. */
export const toFilters = ({ page: _, ...filters }: ApplicationChoice): string =>
  new URLSearchParams({ ...filters }).toString();

/** A page of applications, for administrators. */
export function applicationsQuery(api: ApiClient, choice: ApplicationChoice) {
  return queryOptions({
    queryKey: [...pagesKey, "list", choice],
    queryFn: ({ signal }) =>
      api.call(routes.reviewApplications, {
        query: { ...choice },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function saveApplications(
  api: ApiClient,
  { page: _, ...filters }: ApplicationChoice,
  format: TableFormat,
): Promise<void> {
  return downloadFile(api, exportApplications, { query: { ...filters, format } });
}

export function applicationQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: oneKey(id),
    queryFn: async ({ signal }) =>
      (await api.call(routes.reviewApplication, { params: { id }, signal })).data,
    enabled: id !== "",
  });
}

export type Decision = { kind: "approve" } | { kind: "reject"; reason: string };

/** Decides about an application in the version that was shown. */
export async function decide(
  api: ApiClient,
  { id, version }: ReviewedApplication,
  decision: Decision,
): Promise<ReviewedApplication> {
  const params = { id };
  if (decision.kind === "approve")
    return (await api.call(routes.approveApplication, { params, body: { version } })).data;
  const body = { reason: decision.reason, version };
  return (await api.call(routes.rejectApplication, { params, body })).data;
}

/** The application as another administrator left it; undefined for any other error. */
export const findCurrentApplication = (error: unknown): ReviewedApplication | undefined =>
  readCurrent(error, "application_decided");

/** Stores a decided application and invalidates all lists. */
export function storeDecided(queryClient: QueryClient, application: ReviewedApplication): void {
  // the decision changes nothing of what it was compared with
  queryClient.setQueryData<ReviewedApplication>(
    oneKey(application.id),
    (read) => read && { ...read, ...application },
  );
  void queryClient.invalidateQueries({ queryKey: [...pagesKey, "list"] });
}

/** Refreshes after somebody else was quicker. */
export const invalidateApplications = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: pagesKey });
