import { toTiyin, type Sum } from "@bezak/contract/money.ts";
import type { ReceiptLines } from "../../modules/payment-ledger/ledger.ts";
import { asNumber } from "./exact-json.ts";
import { fiscalItems } from "./fiscal-items.ts";
import { callMerchantApi, type AnswerFields, type ClickAnswer } from "./merchant-call.ts";
import type { ClickOptions } from "./options.ts";
import { tashkentDay } from "./tashkent-time.ts";

/** Click's payment status: -99.. failed or refunded, 0 created, 1 in progress, 2 paid. */
export interface PaymentState {
  paydocId: string;
  status: number;
}

export type ClickMerchantApi = ReturnType<typeof clickMerchantApi>;

/** Click's Merchant API for one service. Ids are texts because they have 64 bits. */
export function clickMerchantApi(options: ClickOptions) {
  const { serviceId } = options;

  return {
    async paymentStatus(paydocId: string): Promise<ClickAnswer<PaymentState>> {
      const path = `/payment/status/${serviceId}/${segment(paydocId)}`;
      const answer = await callMerchantApi(options, { method: "GET", path });
      if (answer.kind !== "ok") return answer;
      const { payment_status: status } = answer.fields;
      if (findId(answer.fields) !== paydocId || typeof status !== "number") return notUnderstood;
      return { kind: "ok", paydocId, status };
    },

    /** Finds the payment of an order by its number; `at`: when it was paid, since Click needs the day in Tashkent. */
    async statusByOrder(number: string, at: Date): Promise<ClickAnswer<{ paydocId: string }>> {
      const path = `/payment/status_by_mti/${serviceId}/${segment(number)}/${tashkentDay(at)}`;
      const answer = await callMerchantApi(options, { method: "GET", path });
      if (answer.kind !== "ok") return answer;
      const paydocId = findId(answer.fields);
      return paydocId === undefined ? notUnderstood : { kind: "ok", paydocId };
    },

    /** Refunds the whole payment. Click rejects payments of a closed month. */
    async reverse(paydocId: string): Promise<ClickAnswer> {
      const path = `/payment/reversal/${serviceId}/${segment(paydocId)}`;
      return requireSuccess(await callMerchantApi(options, { method: "DELETE", path }));
    },

    /**
     * Submits the receipt lines in tiyin; `amount` is what was paid, whole sum.
     * @throws Error when the lines do not add up to it: a wrong receipt is worse than none
     */
    async submitFiscalItems(paydocId: string, receipt: ReceiptLines, amount: Sum): Promise<ClickAnswer> {
      const items = fiscalItems(options, receipt);
      const paid = toTiyin(amount);
      const total = items.reduce((sum, { Price }) => sum + Price, 0);
      if (total !== paid)
        throw new Error(`A receipt of ${total} tiyin does not match a payment of ${paid} tiyin`);
      const body = JSON.stringify({
        service_id: asNumber(serviceId),
        payment_id: asNumber(paydocId),
        items,
        received_ecash: 0,
        received_cash: 0,
        received_card: paid,
      });
      const path = "/payment/ofd_data/submit_items";
      return requireSuccess(await callMerchantApi(options, { method: "POST", path, body }));
    },

    /** URL of the receipt's QR code; null while there is none. */
    async fiscalReceipt(paydocId: string): Promise<ClickAnswer<{ qrCodeUrl: string | null }>> {
      const path = `/payment/ofd_data/${serviceId}/${segment(paydocId)}`;
      const answer = await callMerchantApi(options, { method: "GET", path });
      if (answer.kind !== "ok") return answer;
      const { qrCodeURL: url } = answer.fields;
      // The URL becomes a link in the shop, so only https is accepted.
      const isLink = typeof url === "string" && URL.canParse(url) && new URL(url).protocol === "https:";
      return { kind: "ok", qrCodeUrl: isLink ? url : null };
    },
  };
}

const segment = encodeURIComponent;

const notUnderstood = { kind: "silent", why: "an answer without the fields that were asked for" } as const;

/** A change counts as done only with Click's explicit zero code; otherwise its result is unknown. */
function requireSuccess(answer: ClickAnswer<{ fields: AnswerFields }>): ClickAnswer {
  if (answer.kind !== "ok") return answer;
  return answer.fields.error_code === 0 ? { kind: "ok" } : notUnderstood;
}

function findId({ payment_id: id }: AnswerFields): string | undefined {
  return typeof id === "number" || typeof id === "string" ? String(id) : undefined;
}
