import type { ProfileChange } from "@bezak/contract/users.ts";
import * as routes from "@bezak/contract/routes/users.ts";
import type { User } from "@bezak/contract/auth.ts";
import type { BodyOf } from "@bezak/contract/route-types.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";

/** Changes the given fields; `null` clears one. */
export async function changeProfile(api: ApiClient, body: ProfileChange): Promise<User> {
  return (await api.call(routes.changeProfile, { body })).data;
}

/** Downloads all personal data that the shop stores. */
export const downloadPersonalData = (api: ApiClient): Promise<void> => downloadFile(api, routes.personalData);

export async function closeAccount(api: ApiClient, body: BodyOf<typeof routes.closeAccount>): Promise<void> {
  await api.call(routes.closeAccount, { body });
}
