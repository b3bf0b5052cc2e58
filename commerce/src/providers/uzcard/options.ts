import { readAddresses, findInvalidAddress } from "../../modules/payment-ledger/allowed-addresses.ts";

/** The shop's credentials at ATMOS and the settings of this integration. */
export interface AtmosOptions {
  mode: "live" | "test";
  storeId: string;
  terminalId?: string;
  consumerKey: string;
  consumerSecret: string;
  /** signs the calls of ATMOS to us */
  apiKey: string;
  /** merchant API, without a trailing slash */
  apiUrl: string;
  /** page of ATMOS that asks for a card */
  pageUrl: string;
  /** addresses, networks (`10.0.0.0/8`) or ranges (`10.0.0.1-10.0.0.9`) that may call; all when empty */
  allowedIps: string[];
}

const variables = {
  mode: "PAYMENTS_MODE",
  storeId: "ATMOS_STORE_ID",
  terminalId: "ATMOS_TERMINAL_ID",
  consumerKey: "ATMOS_CONSUMER_KEY",
  consumerSecret: "ATMOS_CONSUMER_SECRET",
  apiKey: "ATMOS_API_KEY",
  apiUrl: "ATMOS_API_URL",
  pageUrl: "ATMOS_PAGE_URL",
  allowedIps: "ATMOS_ALLOWED_IPS",
} as const satisfies Record<keyof AtmosOptions, string>;

const needed = ["storeId", "consumerKey", "consumerSecret", "apiKey", "apiUrl", "pageUrl"] as const;

const defaults = {
  live: { apiUrl: "https://apigw.atmos.uz", pageUrl: "https://checkout.pays.uz/invoice/get" },
  // ATMOS has no public test URL of its API.
  test: { apiUrl: "", pageUrl: "https://test-checkout.pays.uz/invoice/get" },
};

const LIVE_HOSTS = ["apigw.atmos.uz", "partner.atmos.uz", "checkout.pays.uz"];
/** The key is part of an MD5 of known texts: a shorter one could be guessed from a single call. */
const SHORTEST_KEY = 8;
const DEMO = /demo|^9999$|^bezak$/i;
const THIS_MACHINE = /^(localhost|.*\.localhost|127\..*|0\.0\.0\.0|\[::1?\]|\[::ffff:.*\])$/;

/**
 * Reads ATMOS's options from an environment; `undefined` when none is set.
 * @throws Error that names the variable that is missing or invalid
 */
export function atmosOptions(env: NodeJS.ProcessEnv): AtmosOptions | undefined {
  if (!Object.values(variables).some((name) => name !== variables.mode && env[name])) return undefined;
  const mode = env.PAYMENTS_MODE || (env.NODE_ENV === "production" ? "live" : "test");
  const addresses = mode === "live" ? defaults.live : defaults.test;
  const options: AtmosOptions = {
    // validated below
    mode: mode as AtmosOptions["mode"],
    storeId: env.ATMOS_STORE_ID ?? "",
    terminalId: env.ATMOS_TERMINAL_ID || undefined,
    consumerKey: env.ATMOS_CONSUMER_KEY ?? "",
    consumerSecret: env.ATMOS_CONSUMER_SECRET ?? "",
    apiKey: env.ATMOS_API_KEY ?? "",
    apiUrl: (env.ATMOS_API_URL || addresses.apiUrl).replace(/(?<!\/)\/+$/, ""),
    pageUrl: env.ATMOS_PAGE_URL || addresses.pageUrl,
    allowedIps: readAddresses(env.ATMOS_ALLOWED_IPS),
  };
  const wrong = wrongOption(options);
  if (wrong) throw new Error(`${variables[wrong.option]} ${wrong.why}.`);
  return options;
}

export interface WrongOption {
  option: keyof AtmosOptions;
  why: string;
}

/** Returns the name of the first invalid option, never its value. */
export function wrongOption(options: Partial<AtmosOptions>): WrongOption | undefined {
  const { mode } = options;
  if (mode !== "live" && mode !== "test") return { option: "mode", why: "is neither live nor test" };
  for (const option of needed) {
    if (!options[option]) return { option, why: "is not set" };
    if (mode === "live" && DEMO.test(options[option]))
      return { option, why: "is a demo value, in live mode" };
  }
  if (mode === "live" && (options.apiKey ?? "").length < SHORTEST_KEY) {
    return { option: "apiKey", why: `has fewer than ${SHORTEST_KEY} letters` };
  }
  const strange = findInvalidAddress(options.allowedIps ?? []);
  if (strange !== undefined) {
    return { option: "allowedIps", why: `has ${strange}, which is not an address, network or range` };
  }
  for (const option of ["apiUrl", "pageUrl"] as const) {
    const why = whyNotUrl(options[option] ?? "", mode);
    if (why) return { option, why };
  }
  return undefined;
}

function whyNotUrl(text: string, mode: AtmosOptions["mode"]): string | undefined {
  if (!URL.canParse(text)) return "is not a URL";
  const { protocol, hostname } = new URL(text);
  if (protocol !== "https:" && protocol !== "http:") return "is not an http or https URL";
  if (mode === "test") return LIVE_HOSTS.includes(hostname) ? "takes real money, in test mode" : undefined;
  if (protocol !== "https:") return "is not https, in live mode";
  return THIS_MACHINE.test(hostname) ? "is an address of this machine, in live mode" : undefined;
}
