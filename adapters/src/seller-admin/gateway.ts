import type { CashCollector } from "@bezak/contract/payout-status.ts";
import type { AdministeredShop } from "@bezak/contract/seller-admin.ts";
import { asAdministrator } from "../administrator.ts";
import type { Buyer } from "../buyer.ts";
import type { Commerce } from "../medusa.ts";

const shop = (id: string) => `/admin/shops/${encodeURIComponent(id)}`;

/** Shops as administrators see them. */
export function sellerAdminGateway(commerce: Commerce) {
  return {
    shops: (query: Record<string, unknown>, administrator: Buyer) =>
      commerce.get<{ shops: AdministeredShop[]; count: number }>("/admin/shops", {
        query,
        ...asAdministrator(administrator),
      }),

    suspend: async (id: string, reason: string, administrator: Buyer) => {
      const call = { body: { reason }, ...asAdministrator(administrator) };
      return (await commerce.post<{ shop: AdministeredShop }>(`${shop(id)}/suspension`, call)).shop;
    },

    setCashCollector: async (id: string, collector: CashCollector, administrator: Buyer) => {
      const call = { body: { collector }, ...asAdministrator(administrator) };
      return (await commerce.post<{ shop: AdministeredShop }>(`${shop(id)}/cash-collector`, call)).shop;
    },

    resume: async (id: string, administrator: Buyer) =>
      (
        await commerce.post<{ shop: AdministeredShop }>(
          `${shop(id)}/resumption`,
          asAdministrator(administrator),
        )
      ).shop,
  };
}
