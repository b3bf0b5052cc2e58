import type { User } from "@bezak/contract/auth.ts";
import type { usersRoutes } from "@bezak/contract/users.ts";
import type { ApiClient, BodyOf } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";

type Routes = typeof usersRoutes;

export type ProfileChange = BodyOf<Routes["changeProfile"]>;

/** Changes what is given and keeps the rest; `null` clears. */
export async function changeProfile(api: ApiClient, body: ProfileChange): Promise<User> {
  return (await api.call<Routes["changeProfile"]>("PUT", "/users/profile", { body })).data;
}

/** Everything the shop keeps of the person, put among their downloads. */
export const downloadPersonalData = (api: ApiClient): Promise<void> => downloadFile(api, "/users/data");

export async function endAccount(api: ApiClient, password: string): Promise<void> {
  await api.call<Routes["endAccount"]>("DELETE", "/users/account", { body: { password } });
}
