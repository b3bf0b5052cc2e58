import type {
  OpenInvitation,
  OwnShop,
  ShopSettings,
  ShopSettingsChange,
  ShopTeam,
} from "@bezak/contract/shops.ts";
import type { SellerRole } from "@bezak/contract/seller-roles.ts";
import { asMember, asBuyer, type Buyer } from "../buyer.ts";
import type { Commerce } from "../medusa.ts";

const members = "/vendor/shop/members";
const member = (id: string) => `${members}/${encodeURIComponent(id)}`;

/** The shop of the caller; the shapes are commerce's, which names things as the contract does. */
export function shopsGateway(commerce: Commerce) {
  return {
    own: async (buyer: Buyer) =>
      (await commerce.get<{ shop: OwnShop }>("/vendor/shop", asMember(buyer))).shop,

    settings: async (buyer: Buyer) =>
      (await commerce.get<{ settings: ShopSettings }>("/vendor/shop/settings", asMember(buyer))).settings,

    changeSettings: async (body: ShopSettingsChange, buyer: Buyer) => {
      const call = { body, ...asMember(buyer) };
      return (await commerce.patch<{ settings: ShopSettings }>("/vendor/shop/settings", call)).settings;
    },

    team: (buyer: Buyer) => commerce.get<ShopTeam>(members, asMember(buyer)),

    invite: (body: { email: string; role: string }, buyer: Buyer) =>
      commerce.post<ShopTeam>(members, { body, ...asMember(buyer) }),

    changeMember: (id: string, body: { role: string }, buyer: Buyer) =>
      commerce.patch<ShopTeam>(member(id), { body, ...asMember(buyer) }),

    removeMember: (id: string, buyer: Buyer) => commerce.delete<ShopTeam>(member(id), asMember(buyer)),

    /** The token stays in the body: addresses are written to logs. */
    invitation: async (token: string, requestId: string) => {
      const call = { body: { token }, requestId, repeatable: true } as const;
      return (await commerce.post<{ invitation: OpenInvitation }>("/internal/seller-invitations", call))
        .invitation;
    },

    accept: (token: string, buyer: Buyer) =>
      commerce.post<{ role: SellerRole }>("/customer/seller-invitations", {
        body: { token },
        ...asBuyer(buyer),
      }),
  };
}
