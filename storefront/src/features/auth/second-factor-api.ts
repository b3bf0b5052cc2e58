import type { SecondFactorSetup } from "@bezak/contract/second-factor.ts";
import * as routes from "@bezak/contract/routes/second-factor.ts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";

export function secondFactorQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["auth", "second-factor"],
    queryFn: async ({ signal }) => (await api.call(routes.secondFactor, { signal })).data,
  });
}

/** Makes a secret for an authenticator app; needs a confirmation by password. */
export async function setUpSecondFactor(api: ApiClient): Promise<SecondFactorSetup> {
  return (await api.call(routes.setUpSecondFactor, { confirmed: "fresh" })).data;
}

/** Returns the recovery codes, which are shown once. */
export async function switchOnSecondFactor(api: ApiClient, code: string): Promise<string[]> {
  return (await api.call(routes.switchOnSecondFactor, { body: { code } })).data.recoveryCodes;
}

/** Returns the new recovery codes; needs a confirmation by password. */
export async function renewRecoveryCodes(api: ApiClient): Promise<string[]> {
  return (await api.call(routes.renewRecoveryCodes, { confirmed: "fresh" })).data.recoveryCodes;
}

/** Needs a confirmation by password. */
export async function switchOffSecondFactor(api: ApiClient): Promise<void> {
  await api.call(routes.switchOffSecondFactor, { confirmed: "fresh" });
}
