import { Failure } from "../failure.ts";
import { shopUrl } from "../shop/addresses.ts";

export interface GatewaySettings {
  /** address of the web server, without a trailing slash */
  shop: string;
  payme: { merchantId: string; login: string; key: string };
  click: { serviceId: string; merchantId: string; merchantUserId: string; secretKey: string };
  atmos: {
    storeId: string;
    consumerKey: string;
    consumerSecret: string;
    apiKey: string;
    /** lifetime of an access token in seconds */
    tokenSeconds: number;
    /** delay of the slow card in milliseconds */
    slowMilliseconds: number;
  };
}

/** Variables with keys, none of which may be a live one. */
const KEYS = ["PAYME_KEY", "CLICK_SECRET_KEY", "ATMOS_CONSUMER_SECRET", "ATMOS_API_KEY"];

/**
 * Reads the settings; the defaults are the demo shop's.
 * @throws Failure in production, and for a key that does not look like a demo or test key
 */
export function gatewaySettings(env: NodeJS.ProcessEnv): GatewaySettings {
  if (env.NODE_ENV === "production")
    throw new Failure(
      "The gateways' simulators do not run with NODE_ENV=production: they take no real money.",
    );
  const live = KEYS.find((name) => env[name] && !/demo|test/i.test(env[name]));
  if (live)
    throw new Failure(
      `${live} is not a demo key (it contains neither "demo" nor "test"): the simulators accept no live keys.`,
    );
  return {
    shop: shopUrl(env),
    payme: {
      merchantId: env.PAYME_MERCHANT_ID || "587f72c72cac0d162c722ae2",
      login: env.PAYME_LOGIN || "Paycom",
      key: env.PAYME_KEY || "bezak-demo-payme-key-0123456789abcde",
    },
    click: {
      serviceId: env.CLICK_SERVICE_ID || "12345",
      merchantId: env.CLICK_MERCHANT_ID || "54321",
      merchantUserId: env.CLICK_MERCHANT_USER_ID || "777",
      secretKey: env.CLICK_SECRET_KEY || "bezak-demo-click-secret",
    },
    atmos: {
      storeId: env.ATMOS_STORE_ID || "9999",
      consumerKey: env.ATMOS_CONSUMER_KEY || "bezak",
      consumerSecret: env.ATMOS_CONSUMER_SECRET || "bezak-demo",
      apiKey: env.ATMOS_API_KEY || "bezak-demo-atmos-key",
      tokenSeconds: Number(env.GATEWAYS_TOKEN_SECONDS) || 3600,
      slowMilliseconds: Number(env.GATEWAYS_SLOW_MILLISECONDS) || 10_000,
    },
  };
}
