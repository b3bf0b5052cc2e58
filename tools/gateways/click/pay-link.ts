import type { FastifyRequest } from "fastify";
import { queryField } from "../http/form.ts";
import { chooseLanguage } from "../html/language.ts";
import type { Language } from "../html/language.ts";
import type { GatewaySettings } from "../settings.ts";

/** The parameters of a link `https://my.click.uz/services/pay/?…`. It is unsigned. */
export interface PayLink {
  account: string;
  /** in sum, as written */
  amount: string;
  returnUrl: string | undefined;
  language: Language;
  /** the whole query, for links back to the page */
  query: string;
}

/** Reads the link. Null when a parameter is missing or the link is another merchant's. */
export function readPayLink(request: FastifyRequest, { click }: GatewaySettings): PayLink | null {
  const [account, amount] = [queryField(request, "transaction_param"), queryField(request, "amount")];
  const isOurs =
    queryField(request, "service_id") === click.serviceId &&
    queryField(request, "merchant_id") === click.merchantId;
  if (!isOurs || !account || !amount || !/^\d{1,12}(\.\d{1,2})?$/.test(amount)) return null;
  return {
    account,
    amount,
    returnUrl: queryField(request, "return_url"),
    language: chooseLanguage(queryField(request, "lang"), request.headers["accept-language"]),
    query: request.url.split("?")[1] ?? "",
  };
}
