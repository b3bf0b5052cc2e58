import type { OwnShop, ShopSettings, ShopTeam, shopsRoutes } from "@bezak/contract/shops.ts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient, BodyOf } from "../../lib/api-client.ts";

type Routes = typeof shopsRoutes;

export type SettingsChange = BodyOf<Routes["changeShopSettings"]>;
export type InvitedRole = BodyOf<Routes["inviteMember"]>["role"];

/** Everything kept of the shop of whoever is signed in begins with this. */
export const ownShopKey = ["own-shop"] as const;

const settingsPath = "/sellers/me/settings";
const membersPath = "/sellers/me/members";
const memberPath = (id: string) => `${membersPath}/${encodeURIComponent(id)}`;
const invitationsPath = "/seller-invitations";

/** The shop, who the caller is in it, what waits for them and what is left to do. */
export function ownShopQuery(api: ApiClient, personId: string | null) {
  return queryOptions({
    queryKey: [...ownShopKey, personId],
    queryFn: async ({ signal }): Promise<OwnShop> =>
      (await api.call<Routes["ownShop"]>("GET", "/sellers/me", { signal })).data,
    enabled: personId !== null,
  });
}

export function shopSettingsQuery(api: ApiClient, personId: string | null) {
  return queryOptions({
    queryKey: [...ownShopKey, personId, "settings"],
    queryFn: async ({ signal }): Promise<ShopSettings> =>
      (await api.call<Routes["shopSettings"]>("GET", settingsPath, { signal })).data,
    enabled: personId !== null,
  });
}

/** Changes what is given and keeps the rest; `null` clears. */
export async function changeShopSettings(api: ApiClient, body: SettingsChange): Promise<ShopSettings> {
  const confirmed = body.payoutAccount !== undefined;
  return (await api.call<Routes["changeShopSettings"]>("PUT", settingsPath, { body, confirmed })).data;
}

export function shopTeamQuery(api: ApiClient, personId: string | null) {
  return queryOptions({
    queryKey: [...ownShopKey, personId, "team"],
    queryFn: async ({ signal }): Promise<ShopTeam> =>
      (await api.call<Routes["shopTeam"]>("GET", membersPath, { signal })).data,
    enabled: personId !== null,
  });
}

export async function inviteMember(
  api: ApiClient,
  body: { email: string; role: InvitedRole },
): Promise<ShopTeam> {
  return (await api.call<Routes["inviteMember"]>("POST", membersPath, { body })).data;
}

export async function changeMember(api: ApiClient, id: string, role: InvitedRole): Promise<ShopTeam> {
  return (await api.call<Routes["changeMember"]>("PUT", memberPath(id), { body: { role } })).data;
}

/** Takes out a member or an open invitation; `me` leaves the shop. */
export async function removeMember(api: ApiClient, id: string): Promise<ShopTeam> {
  return (await api.call<Routes["removeMember"]>("DELETE", memberPath(id))).data;
}

export function invitationQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: ["seller-invitation", token],
    queryFn: async ({ signal }) =>
      (await api.call<Routes["invitation"]>("POST", `${invitationsPath}/read`, { body: { token }, signal }))
        .data,
    // what it stands for may end at any moment
    gcTime: 0,
  });
}

export async function acceptInvitation(api: ApiClient, token: string): Promise<void> {
  await api.call<Routes["acceptInvitation"]>("POST", `${invitationsPath}/accept`, { body: { token } });
}
