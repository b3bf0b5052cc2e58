import { readAddresses, findInvalidAddress } from "../../modules/payment-ledger/allowed-addresses.ts";

export interface ClickOptions {
  serviceId: string;
  merchantId: string;
  merchantUserId: string;
  secretKey: string;
  /** `test` calls a simulator of Click; `live` moves money */
  mode: "test" | "live";
  /** Merchant API, without a trailing slash */
  apiUrl: string;
  /** page that payers are sent to */
  payUrl: string;
  /** limits the payer to one kind of card: `uzcard`, `humo` */
  cardType?: string;
  /** addresses, networks (`10.0.0.0/8`) or ranges (`10.0.0.1-10.0.0.9`) that may call; all when empty */
  allowedIps: string[];
  /** fiscal codes of delivery; without them the receipt of an order with a delivery fee has no items */
  delivery?: { ikpu: string; packageCode: string; vatPercent: number };
  /** tax number of the seller, on receipt lines without one of their own */
  tin?: string;
  /** time limit for Click's answer */
  timeoutMs: number;
}

const variables = {
  serviceId: "CLICK_SERVICE_ID",
  merchantId: "CLICK_MERCHANT_ID",
  merchantUserId: "CLICK_MERCHANT_USER_ID",
  secretKey: "CLICK_SECRET_KEY",
  mode: "PAYMENTS_MODE",
  apiUrl: "CLICK_API_URL",
  payUrl: "CLICK_PAY_URL",
  cardType: "CLICK_CARD_TYPE",
  allowedIps: "CLICK_ALLOWED_IPS",
  delivery: "CLICK_DELIVERY_IKPU, CLICK_DELIVERY_PACKAGE_CODE, CLICK_DELIVERY_VAT_PERCENT",
  tin: "CLICK_TIN",
  timeoutMs: "CLICK_TIMEOUT_MS",
} as const satisfies Record<keyof ClickOptions, string>;

const LIVE_API_URL = "https://api.click.uz/v2/merchant";
const LIVE_PAY_URL = "https://my.click.uz/services/pay/";
const TIMEOUT_MS = 8000;
/** Published keys, with which any reader could sign. */
const PUBLIC_KEYS = /demo|TEST_SECRET_KEY/i;
/** The key is part of an MD5 of known texts: a shorter one could be guessed from a single call. */
const SHORTEST_KEY = 8;

export interface WrongOption {
  option: keyof ClickOptions;
  why: string;
}

/** Returns the first invalid option. */
export function wrongOption(options: Partial<ClickOptions>): WrongOption | undefined {
  const { mode, secretKey, apiUrl, payUrl, cardType, delivery, tin, timeoutMs } = options;
  const wrong = (option: keyof ClickOptions, why: string): WrongOption => ({ option, why });
  if (mode !== "test" && mode !== "live") return wrong("mode", "is neither test nor live");
  for (const name of ["serviceId", "merchantId", "merchantUserId"] as const) {
    if (!options[name]) return wrong(name, "is not set");
    if (!/^[1-9]\d{0,18}$/.test(options[name])) return wrong(name, "is not a number");
  }
  if (!secretKey) return wrong("secretKey", "is not set");
  if (mode === "live" && PUBLIC_KEYS.test(secretKey))
    return wrong("secretKey", "is a test key, in live mode");
  if (mode === "live" && secretKey.length < SHORTEST_KEY)
    return wrong("secretKey", `has fewer than ${SHORTEST_KEY} letters`);
  for (const [name, url] of [
    ["apiUrl", apiUrl],
    ["payUrl", payUrl],
  ] as const) {
    const why = whyNotUrl(url, mode);
    if (why) return wrong(name, why);
  }
  if (cardType && !/^(uzcard|humo)$/.test(cardType)) return wrong("cardType", "is neither uzcard nor humo");
  if (tin && !/^(\d{9}|\d{14})$/.test(tin)) return wrong("tin", "is neither 9 digits (TIN) nor 14 (PINFL)");
  const strange = findInvalidAddress(options.allowedIps ?? []);
  if (strange !== undefined)
    return wrong("allowedIps", `has ${strange}, which is not an address, network or range`);
  if (!(Number(timeoutMs) > 0)) return wrong("timeoutMs", "is not a number of milliseconds");
  return delivery && !isFiscal(delivery) ? wrong("delivery", "are not fiscal codes") : undefined;
}

/**
 * Reads Click's options from an environment; `undefined` when none is set.
 * @throws Error naming the variable that is missing or invalid
 */
export function clickOptions(env: NodeJS.ProcessEnv): ClickOptions | undefined {
  const names = Object.values(variables).flatMap((name) => name.split(", "));
  if (!names.some((name) => name !== variables.mode && env[name])) return undefined;
  const mode = env.PAYMENTS_MODE || (env.NODE_ENV === "production" ? "live" : "test");
  const live = mode === "live";
  const options: ClickOptions = {
    serviceId: env.CLICK_SERVICE_ID ?? "",
    merchantId: env.CLICK_MERCHANT_ID ?? "",
    merchantUserId: env.CLICK_MERCHANT_USER_ID ?? "",
    secretKey: env.CLICK_SECRET_KEY ?? "",
    mode: mode as ClickOptions["mode"],
    apiUrl: (env.CLICK_API_URL || (live ? LIVE_API_URL : "")).replace(/(?<!\/)\/+$/, ""),
    payUrl: env.CLICK_PAY_URL || (live ? LIVE_PAY_URL : ""),
    cardType: env.CLICK_CARD_TYPE || undefined,
    allowedIps: readAddresses(env.CLICK_ALLOWED_IPS),
    delivery: getDelivery(env),
    tin: env.CLICK_TIN || undefined,
    timeoutMs: Number(env.CLICK_TIMEOUT_MS || TIMEOUT_MS),
  };
  const wrong = wrongOption(options);
  if (wrong) throw new Error(`${variables[wrong.option]} ${wrong.why}.`);
  return options;
}

function getDelivery(env: NodeJS.ProcessEnv): ClickOptions["delivery"] {
  const { CLICK_DELIVERY_IKPU: ikpu, CLICK_DELIVERY_PACKAGE_CODE: packageCode } = env;
  const vatPercent = env.CLICK_DELIVERY_VAT_PERCENT;
  if (!ikpu && !packageCode && !vatPercent) return undefined;
  return {
    ikpu: ikpu ?? "",
    packageCode: packageCode ?? "",
    vatPercent: vatPercent ? Number(vatPercent) : NaN,
  };
}

const isFiscal = ({ ikpu, packageCode, vatPercent }: NonNullable<ClickOptions["delivery"]>): boolean =>
  /^\d{17}$/.test(ikpu) && /^\d{1,20}$/.test(packageCode) && vatPercent >= 0 && vatPercent < 100;

function whyNotUrl(text: string | undefined, mode: ClickOptions["mode"]): string | undefined {
  if (!text) return "is not set: in test mode it is the URL of a simulator";
  if (!URL.canParse(text)) return "is not a URL";
  const { protocol, hostname } = new URL(text);
  if (protocol !== "https:" && protocol !== "http:") return "is not an http or https URL";
  const isClick = /(^|\.)click\.uz$/.test(hostname);
  if (mode === "test") return isClick ? "is Click's own, in test mode" : undefined;
  if (protocol !== "https:") return "is not https, in live mode";
  return /^(localhost|.*\.localhost|127\..*|0\.0\.0\.0|\[::1?\])$/.test(hostname)
    ? "is an address of this machine, in live mode"
    : undefined;
}
