import type { User } from "@bezak/contract/auth.ts";
import type { usersRoutes, PersonalData } from "@bezak/contract/users.ts";
import type { ApiClient, BodyOf } from "../../lib/api-client.ts";

type Routes = typeof usersRoutes;

export type ProfileChange = BodyOf<Routes["changeProfile"]>;

/** Changes what is given and keeps the rest; `null` clears. */
export async function changeProfile(api: ApiClient, body: ProfileChange): Promise<User> {
  return (await api.call<Routes["changeProfile"]>("PUT", "/users/profile", { body })).data;
}

export async function readPersonalData(api: ApiClient): Promise<PersonalData> {
  return (await api.call<Routes["personalData"]>("GET", "/users/data")).data;
}

export async function endAccount(api: ApiClient, password: string): Promise<void> {
  await api.call<Routes["endAccount"]>("DELETE", "/users/account", { body: { password } });
}
