import type { AdjustmentRequest } from "@bezak/contract/adjustments.ts";
import type { CommissionRule, FinanceEntry, PayoutPreview, SellerPayout } from "@bezak/contract/finance.ts";
import type { PayoutSettings } from "@bezak/contract/payouts.ts";
import { asAdministrator } from "../administrator.ts";
import type { Buyer } from "../buyer.ts";
import type { Commerce } from "../medusa.ts";

type Query = Record<string, unknown>;

const payout = (id: string, step: string) => `/admin/payouts/${encodeURIComponent(id)}/${step}`;

/** Longer than other calls wait: a sweep goes through all shops, and so does what a file is made of. */
const SWEEP_MS = 60_000;
const FILE_MS = 30_000;

/** Payouts, commission and balances as administrators see them; the shapes are commerce's. */
export function payoutsGateway(commerce: Commerce) {
  const move = async (id: string, step: string, body: object | undefined, administrator: Buyer) => {
    const call = { body, ...asAdministrator(administrator) };
    return (await commerce.post<{ payout: SellerPayout }>(payout(id, step), call)).payout;
  };

  return {
    preview: async (administrator: Buyer) => {
      const call = { timeoutMs: SWEEP_MS, ...asAdministrator(administrator) };
      return (await commerce.get<{ preview: PayoutPreview }>("/admin/payouts/preview", call)).preview;
    },

    sweep: async (administrator: Buyer) => {
      const call = { timeoutMs: SWEEP_MS, ...asAdministrator(administrator) };
      return (await commerce.post<{ payouts: SellerPayout[] }>("/admin/payouts", call)).payouts;
    },

    payouts: (query: Query, administrator: Buyer) =>
      commerce.get<{ payouts: SellerPayout[]; count: number }>("/admin/payouts", {
        query,
        ...asAdministrator(administrator),
      }),

    settings: async (administrator: Buyer) => {
      const call = asAdministrator(administrator);
      return (await commerce.get<{ settings: PayoutSettings }>("/admin/payouts/settings", call)).settings;
    },

    setSettings: async (body: PayoutSettings, administrator: Buyer) => {
      const call = { body, ...asAdministrator(administrator) };
      return (await commerce.post<{ settings: PayoutSettings }>("/admin/payouts/settings", call)).settings;
    },

    bankFile: (query: Query, administrator: Buyer) =>
      commerce.file("POST", "/admin/payouts/bank-file", {
        ...{ query, timeoutMs: FILE_MS },
        ...asAdministrator(administrator),
      }),

    paid: (id: string, body: object, administrator: Buyer) => move(id, "paid", body, administrator),
    failed: (id: string, body: object, administrator: Buyer) => move(id, "failed", body, administrator),
    cancel: (id: string, administrator: Buyer) => move(id, "cancel", undefined, administrator),

    adjust: async (id: string, body: object, idempotencyKey: string, administrator: Buyer) => {
      const headers = { "idempotency-key": idempotencyKey };
      const call = { body, headers, ...asAdministrator(administrator) };
      const path = `/admin/sellers/${encodeURIComponent(id)}/adjustments`;
      return commerce.post<{ entry: FinanceEntry } | { adjustment: AdjustmentRequest }>(path, call);
    },

    rules: async (administrator: Buyer) => {
      const call = asAdministrator(administrator);
      return (await commerce.get<{ rules: CommissionRule[] }>("/admin/commission-rules", call)).rules;
    },

    setRule: async (body: object, administrator: Buyer) => {
      const call = { body, ...asAdministrator(administrator) };
      return (await commerce.post<{ rule: CommissionRule }>("/admin/commission-rules", call)).rule;
    },

    setDefaultRule: async (body: object, administrator: Buyer) => {
      const call = { body, ...asAdministrator(administrator) };
      return (await commerce.post<{ rule: CommissionRule }>("/admin/commission-rules/default", call)).rule;
    },

    removeRule: (id: string, administrator: Buyer) =>
      commerce.delete<unknown>(
        `/admin/commission-rules/${encodeURIComponent(id)}`,
        asAdministrator(administrator),
      ),
  };
}
