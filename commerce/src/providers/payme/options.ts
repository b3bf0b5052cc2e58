import { readAddresses, findInvalidAddress } from "../../modules/payment-ledger/allowed-addresses.ts";

export interface PaymeOptions {
  /** 24 characters: the id of the web cash desk */
  merchantId: string;
  /** `Paycom` unless Payme states otherwise */
  login: string;
  /** the cash desk's key: the live one in mode `live`, TEST_KEY in mode `test` */
  key: string;
  mode: "live" | "test";
  /** payment page, without a trailing slash */
  checkoutUrl: string;
  /** addresses, networks (`10.0.0.0/8`) or ranges (`10.0.0.1-10.0.0.9`) that may call; all when empty */
  allowedAddresses: string[];
}

const LIVE_CHECKOUT = "https://checkout.paycom.uz";
const TEST_CHECKOUT = "https://test.paycom.uz";
/** The cash desk of Payme's own documentation, which is public. */
const SAMPLE_MERCHANT = "587f72c72cac0d162c722ae2";
const SHORTEST_KEY = 24;

/**
 * Reads PAYME_MERCHANT_ID, PAYME_KEY, PAYME_LOGIN, PAYME_CHECKOUT_URL and PAYME_ALLOWED_IPS (with commas) for
 * PAYMENTS_MODE; `undefined` when none of them is set.
 * @throws Error that names the variable
 */
export function paymeOptions(env: NodeJS.ProcessEnv): PaymeOptions | undefined {
  const { PAYME_MERCHANT_ID, PAYME_KEY, PAYME_LOGIN, PAYME_CHECKOUT_URL, PAYME_ALLOWED_IPS } = env;
  const given = [PAYME_MERCHANT_ID, PAYME_KEY, PAYME_LOGIN, PAYME_CHECKOUT_URL, PAYME_ALLOWED_IPS];
  if (!given.some(Boolean)) return undefined;
  const mode = env.PAYMENTS_MODE || (env.NODE_ENV === "production" ? "live" : "test");
  const checkout = PAYME_CHECKOUT_URL || (mode === "live" ? LIVE_CHECKOUT : TEST_CHECKOUT);
  const options = {
    merchantId: PAYME_MERCHANT_ID ?? "",
    login: PAYME_LOGIN || "Paycom",
    key: PAYME_KEY ?? "",
    // validated below
    mode: mode as PaymeOptions["mode"],
    checkoutUrl: checkout.replace(/(?<!\/)\/+$/, ""),
    allowedAddresses: readAddresses(PAYME_ALLOWED_IPS),
  };
  const wrong = whatIsWrong(options);
  if (wrong) throw new Error(wrong);
  return options;
}

/** Describes the first invalid option without showing a key; `undefined` when all are valid. */
export function whatIsWrong(options: Partial<PaymeOptions>): string | undefined {
  const { merchantId, login, key, mode, checkoutUrl, allowedAddresses = [] } = options;
  if (mode !== "live" && mode !== "test") return "PAYMENTS_MODE is neither live nor test.";
  if (!merchantId)
    return "PAYME_MERCHANT_ID is not set: the id of the cash desk, from Payme's merchant dashboard.";
  if (!/^[0-9A-Za-z]{24}$/.test(merchantId)) return "PAYME_MERCHANT_ID does not have 24 letters and digits.";
  if (!key) return "PAYME_KEY is not set: the key of the cash desk, from Payme's merchant dashboard.";
  if (key.length < SHORTEST_KEY) return `PAYME_KEY is shorter than ${SHORTEST_KEY} characters.`;
  if (!login || login.includes(":")) return "PAYME_LOGIN is empty or has a colon in it.";
  if (!checkoutUrl || !URL.canParse(checkoutUrl)) return "PAYME_CHECKOUT_URL is not a URL.";
  const strange = findInvalidAddress(allowedAddresses);
  if (strange !== undefined) return `PAYME_ALLOWED_IPS: ${strange} is not an address, network or range.`;
  return mode === "live" ? whatIsNotLive(merchantId, key, checkoutUrl) : whatIsLive(checkoutUrl);
}

function whatIsNotLive(merchantId: string, key: string, checkoutUrl: string): string | undefined {
  const { hostname, protocol } = new URL(checkoutUrl);
  if (/demo/i.test(key)) return "PAYME_KEY is a demo key, which takes no real money (PAYMENTS_MODE=live).";
  if (merchantId === SAMPLE_MERCHANT)
    return "PAYME_MERCHANT_ID is the documented example (PAYMENTS_MODE=live).";
  if (protocol !== "https:" || isTestHost(hostname) || isLoopback(hostname)) {
    return "PAYME_CHECKOUT_URL is not a live payment page (PAYMENTS_MODE=live).";
  }
  return undefined;
}

function whatIsLive(checkoutUrl: string): string | undefined {
  const { hostname } = new URL(checkoutUrl);
  if (!/(^|\.)(paycom|payme)\.uz$/.test(hostname) || isTestHost(hostname)) return undefined;
  return "PAYME_CHECKOUT_URL takes real money (PAYMENTS_MODE=test).";
}

const isTestHost = (host: string) => /(^|\.)test\.paycom\.uz$/.test(host);

const isLoopback = (host: string) =>
  /^(localhost|.*\.localhost|127\..*|0\.0\.0\.0|\[::1?\]|\[::ffff:.*\])$/.test(host);
