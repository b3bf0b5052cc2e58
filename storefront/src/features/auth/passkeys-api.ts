import type { AddedPasskey } from "@bezak/contract/passkeys.ts";
import * as routes from "@bezak/contract/routes/passkeys.ts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";
import { makePasskey } from "../../lib/passkey.ts";

export function passkeysQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["auth", "passkeys"],
    queryFn: async ({ signal }) => (await api.call(routes.passkeys, { signal })).data,
  });
}

/** Makes a passkey on the device and adds it; needs a confirmation by password. */
export async function addPasskey(api: ApiClient, name: string): Promise<AddedPasskey> {
  const creation = await api.call(routes.preparePasskey, { confirmed: "fresh" });
  const passkey = await makePasskey(creation.data);
  return (await api.call(routes.addPasskey, { body: { name, passkey } })).data;
}

export async function renamePasskey(
  api: ApiClient,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await api.call(routes.renamePasskey, { params: { id }, body: { name } });
}

/** Needs a confirmation by password. */
export async function removePasskey(api: ApiClient, id: string): Promise<void> {
  await api.call(routes.removePasskey, { params: { id }, confirmed: "fresh" });
}
