import * as routes from "@bezak/contract/routes/shops.ts";
import type { OwnShop, ShopSettings, ShopTeam } from "@bezak/contract/shops.ts";
import { queryOptions } from "@tanstack/react-query";
import type { BodyOf } from "@bezak/contract/route-types.ts";
import type { ApiClient } from "../../lib/api-client.ts";

export type SettingsChange = BodyOf<typeof routes.changeShopSettings>;
export type InvitedRole = BodyOf<typeof routes.inviteMember>["role"];

/** Prefix of all query keys about the signed-in user's shop. */
export const ownShopKey = ["own-shop"] as const;

/** The user's shop with role, pending invitations and checklist. */
export function ownShopQuery(api: ApiClient, personId: string | null) {
  return queryOptions({
    queryKey: [...ownShopKey, personId],
    queryFn: async ({ signal }): Promise<OwnShop> => (await api.call(routes.ownShop, { signal })).data,
    enabled: personId !== null,
  });
}

export function shopSettingsQuery(api: ApiClient, personId: string | null) {
  return queryOptions({
    queryKey: [...ownShopKey, personId, "settings"],
    queryFn: async ({ signal }): Promise<ShopSettings> =>
      (await api.call(routes.shopSettings, { signal })).data,
    enabled: personId !== null,
  });
}

/** Changes the given settings; `null` clears one. */
export async function changeShopSettings(api: ApiClient, body: SettingsChange): Promise<ShopSettings> {
  const confirmed = body.payoutAccount !== undefined;
  return (await api.call(routes.changeShopSettings, { body, confirmed })).data;
}

export function shopTeamQuery(api: ApiClient, personId: string | null) {
  return queryOptions({
    queryKey: [...ownShopKey, personId, "team"],
    queryFn: async ({ signal }): Promise<ShopTeam> => (await api.call(routes.shopTeam, { signal })).data,
    enabled: personId !== null,
  });
}

export async function inviteMember(
  api: ApiClient,
  body: { email: string; role: InvitedRole },
): Promise<ShopTeam> {
  return (await api.call(routes.inviteMember, { body })).data;
}

export async function changeMember(api: ApiClient, id: string, role: InvitedRole): Promise<ShopTeam> {
  return (await api.call(routes.changeMember, { params: { id }, body: { role } })).data;
}

/** Removes a member or an open invitation; `me` leaves the shop. */
export async function removeMember(api: ApiClient, id: string): Promise<ShopTeam> {
  return (await api.call(routes.removeMember, { params: { id } })).data;
}

export function invitationQuery(api: ApiClient, token: string) {
  return queryOptions({
    queryKey: ["seller-invitation", token],
    queryFn: async ({ signal }) => (await api.call(routes.invitation, { body: { token }, signal })).data,
    // an invitation may expire or be revoked at any moment
    gcTime: 0,
  });
}

export async function acceptInvitation(api: ApiClient, token: string): Promise<void> {
  await api.call(routes.acceptInvitation, { body: { token } });
}
