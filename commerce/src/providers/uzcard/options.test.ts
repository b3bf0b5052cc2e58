import { expect, it } from "vitest";
import { atmosOptions } from "./options.ts";
import { UzcardPaymentProvider } from "./service.ts";

const demo = {
  ATMOS_STORE_ID: "9999",
  ATMOS_CONSUMER_KEY: "bezak",
  ATMOS_CONSUMER_SECRET: "bezak-demo",
  ATMOS_API_KEY: "bezak-demo-atmos-key",
  ATMOS_API_URL: "http://127.0.0.1:8010/atmos/",
};
const live = {
  PAYMENTS_MODE: "live",
  ATMOS_STORE_ID: "7012",
  ATMOS_CONSUMER_KEY: "mJ2kQ0",
  ATMOS_CONSUMER_SECRET: "tX8yPz",
  ATMOS_API_KEY: "q7LmNsK2",
};

it("are undefined when nothing is set", () => {
  expect(atmosOptions({ PAYMENTS_MODE: "test", NODE_ENV: "production" })).toBeUndefined();
});

it("use the given URLs in test mode and the live ones by default in live mode", () => {
  expect(atmosOptions(demo)).toMatchObject({
    mode: "test",
    apiUrl: "http://127.0.0.1:8010/atmos",
    pageUrl: "https://test-checkout.pays.uz/invoice/get",
    allowedIps: [],
  });
  expect(atmosOptions({ ...live, ATMOS_ALLOWED_IPS: "10.0.0.1, ::1" })).toMatchObject({
    mode: "live",
    apiUrl: "https://apigw.atmos.uz",
    pageUrl: "https://checkout.pays.uz/invoice/get",
    allowedIps: ["10.0.0.1", "::1"],
  });
  expect(atmosOptions({ ...live, PAYMENTS_MODE: "", NODE_ENV: "production" })).toMatchObject({
    mode: "live",
  });
});

it.each<[string, NodeJS.ProcessEnv]>([
  ["ATMOS_API_KEY is not set.", { ...demo, ATMOS_API_KEY: "" }],
  ["ATMOS_API_KEY has fewer than 8 letters.", { ...live, ATMOS_API_KEY: "q7LmNsK" }],
  ["ATMOS_STORE_ID is not set.", { ATMOS_API_URL: "http://127.0.0.1" }],
  ["ATMOS_API_URL is not set.", { ...demo, ATMOS_API_URL: "" }],
  ["ATMOS_API_URL takes real money, in test mode.", { ...demo, ATMOS_API_URL: "https://apigw.atmos.uz" }],
  ["ATMOS_PAGE_URL takes real money", { ...demo, ATMOS_PAGE_URL: "https://checkout.pays.uz/invoice/get" }],
  ["ATMOS_STORE_ID is a demo value, in live mode.", { ...demo, PAYMENTS_MODE: "live" }],
  ["ATMOS_CONSUMER_SECRET is a demo value", { ...live, ATMOS_CONSUMER_SECRET: "bezak-demo" }],
  ["ATMOS_API_URL is an address of this machine", { ...live, ATMOS_API_URL: "https://127.0.0.1" }],
  ["ATMOS_API_URL is not https", { ...live, ATMOS_API_URL: "http://apigw.atmos.uz" }],
  ["PAYMENTS_MODE is neither live nor test.", { ...demo, PAYMENTS_MODE: "real" }],
  [
    "ATMOS_ALLOWED_IPS has 10.0.0, which is not an address, network or range.",
    { ...demo, ATMOS_ALLOWED_IPS: "10.0.0" },
  ],
])("names the invalid option: %s", (sentence, env) => {
  expect(() => atmosOptions(env)).toThrow(sentence);
});

it("are validated by the provider too, which names the option", () => {
  const options = { ...atmosOptions(demo) };
  expect(() => UzcardPaymentProvider.validateOptions(options)).not.toThrow();
  expect(() => UzcardPaymentProvider.validateOptions({ ...options, apiKey: "" })).toThrow(
    "apiKey is not set",
  );
});
