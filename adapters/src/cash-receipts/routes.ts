import type { cashReceiptsRoutes, ParcelReceipt } from "@bezak/contract/cash-receipts.ts";
import { asAdministrator } from "../administrator.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import { paginationOf } from "../pagination.ts";

const path = "/admin/cash-receipts";

const recorded = {
  ru: "Получение наличных записано",
  uz: "Naqd pul olingani yozildi",
  en: "The receipt of the cash is recorded",
};

/** Cash that the marketplace collects; the shapes are commerce's. */
export function cashReceiptsHandlers(commerce: Commerce): Handlers<typeof cashReceiptsRoutes> {
  return {
    async cashReceipts({ query, session, requestId }) {
      const call = { query, ...asAdministrator({ session, requestId }) };
      const { receipts, count } = await commerce.get<{ receipts: ParcelReceipt[]; count: number }>(
        path,
        call,
      );
      return { success: true, data: receipts, pagination: paginationOf(query, count) };
    },
    async recordCashReceipt({ body, session, language, requestId }) {
      const call = { body, ...asAdministrator({ session, requestId }) };
      const { receipt } = await commerce.post<{ receipt: ParcelReceipt }>(path, call);
      return { success: true, data: receipt, message: recorded[language] };
    },
  };
}
