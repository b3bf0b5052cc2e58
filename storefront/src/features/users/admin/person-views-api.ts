import * as routes from "@bezak/contract/routes/person-views.ts";
import type { StartedView } from "@bezak/contract/person-views.ts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../../lib/api-client.ts";

export function personViewsQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ["administered-user", id, "views"],
    queryFn: async ({ signal }) => (await api.call(routes.personViews, { params: { id }, signal })).data,
  });
}

/** Needs a confirmation by password. */
export async function startView(api: ApiClient, id: string, reason: string): Promise<StartedView> {
  return (await api.call(routes.viewAsPerson, { params: { id }, body: { reason }, confirmed: true })).data;
}

export async function endView(api: ApiClient, id: string): Promise<void> {
  await api.call(routes.endPersonView, { params: { id } });
}
