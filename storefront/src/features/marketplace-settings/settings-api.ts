import type { MarketplaceSettings } from "@bezak/contract/marketplace-settings.ts";
import type { BodyOf } from "@bezak/contract/route-types.ts";
import * as routes from "@bezak/contract/routes/marketplace-settings.ts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";

export type SettingsChange = BodyOf<typeof routes.changeMarketplaceSettings>;

export function settingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["marketplace-settings"],
    queryFn: async ({ signal }): Promise<MarketplaceSettings> =>
      (await api.call(routes.marketplaceSettings, { signal })).data,
  });
}

/** Changes the given settings, all of them or none. */
export async function changeSettings(api: ApiClient, body: SettingsChange): Promise<MarketplaceSettings> {
  return (await api.call(routes.changeMarketplaceSettings, { body, confirmed: true })).data;
}
