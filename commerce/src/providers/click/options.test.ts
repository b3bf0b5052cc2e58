import { describe, expect, it } from "vitest";
import { clickOptions } from "./options.ts";
import { clickLink } from "./payment-link.ts";
import { ClickPaymentProvider } from "./service.ts";

const test = {
  PAYMENTS_MODE: "test",
  CLICK_SERVICE_ID: "12345",
  CLICK_MERCHANT_ID: "54321",
  CLICK_MERCHANT_USER_ID: "777",
  CLICK_SECRET_KEY: "bezak-demo-click-secret",
  CLICK_API_URL: "http://localhost:8010/click/v2/merchant/",
  CLICK_PAY_URL: "http://localhost:8010/click/pay",
};
const live = {
  ...test,
  PAYMENTS_MODE: "live",
  CLICK_SECRET_KEY: "aB3dE5fG7",
  CLICK_API_URL: "",
  CLICK_PAY_URL: "",
};

describe("Click's options", () => {
  it("are undefined when no setting of Click exists", () => {
    expect(clickOptions({ PAYMENTS_MODE: "live", NODE_ENV: "production" })).toBeUndefined();
  });

  it("default to a simulator in test mode and to Click in live mode", () => {
    expect(clickOptions(test)).toMatchObject({
      mode: "test",
      apiUrl: "http://localhost:8010/click/v2/merchant",
      allowedIps: [],
      timeoutMs: 8000,
    });
    expect(clickOptions(live)).toMatchObject({
      mode: "live",
      apiUrl: "https://api.click.uz/v2/merchant",
      payUrl: "https://my.click.uz/services/pay/",
    });
    expect(clickOptions({ ...live, PAYMENTS_MODE: "", NODE_ENV: "production" })).toMatchObject({
      mode: "live",
    });
  });

  it.each([
    [{ CLICK_SERVICE_ID: "" }, test, "CLICK_SERVICE_ID is not set."],
    [{ CLICK_MERCHANT_USER_ID: "me" }, test, "CLICK_MERCHANT_USER_ID is not a number."],
    [{ CLICK_SECRET_KEY: "" }, test, "CLICK_SECRET_KEY is not set."],
    [{ CLICK_SECRET_KEY: "aB3dE5f" }, live, "CLICK_SECRET_KEY has fewer than 8 letters."],
    [{ CLICK_API_URL: "" }, test, "CLICK_API_URL is not set: in test mode it is the URL of a simulator."],
    [
      { CLICK_API_URL: "https://api.click.uz/v2/merchant" },
      test,
      "CLICK_API_URL is Click's own, in test mode.",
    ],
    [
      { CLICK_PAY_URL: "https://my.click.uz/services/pay" },
      test,
      "CLICK_PAY_URL is Click's own, in test mode.",
    ],
    [{ PAYMENTS_MODE: "demo" }, test, "PAYMENTS_MODE is neither test nor live."],
    [
      { CLICK_ALLOWED_IPS: "203.0.113.7, 203.0.113.300" },
      test,
      "CLICK_ALLOWED_IPS has 203.0.113.300, which is not an address, network or range.",
    ],
    [{ CLICK_CARD_TYPE: "visa" }, test, "CLICK_CARD_TYPE is neither uzcard nor humo."],
    [
      { CLICK_DELIVERY_IKPU: "1" },
      test,
      "CLICK_DELIVERY_IKPU, CLICK_DELIVERY_PACKAGE_CODE, CLICK_DELIVERY_VAT_PERCENT are not fiscal codes.",
    ],
    [{ CLICK_SECRET_KEY: "bezak-demo-click-secret" }, live, "CLICK_SECRET_KEY is a test key, in live mode."],
    [{ CLICK_SECRET_KEY: "TEST_SECRET_KEY_01" }, live, "CLICK_SECRET_KEY is a test key, in live mode."],
    [{ CLICK_API_URL: "http://api.click.uz" }, live, "CLICK_API_URL is not https, in live mode."],
    [
      { CLICK_API_URL: "https://127.0.0.1/" },
      live,
      "CLICK_API_URL is an address of this machine, in live mode.",
    ],
    [
      { CLICK_PAY_URL: "https://localhost/" },
      live,
      "CLICK_PAY_URL is an address of this machine, in live mode.",
    ],
    [{ PAYMENTS_MODE: "", NODE_ENV: "production" }, test, "CLICK_SECRET_KEY is a test key, in live mode."],
  ])("reject %o", (own, env, sentence) => {
    expect(() => clickOptions({ ...env, ...own })).toThrow(new Error(sentence));
  });

  it("are validated by the provider too, which names the option and not its value", () => {
    const options = clickOptions(test);
    expect(() => ClickPaymentProvider.validateOptions({ ...options })).not.toThrow();
    expect(() => ClickPaymentProvider.validateOptions({ ...options, mode: "live" })).toThrow(
      "Click's option secretKey is a test key, in live mode.",
    );
    expect(() => ClickPaymentProvider.validateOptions({})).toThrow(
      "Click's option mode is neither test nor live.",
    );
  });
});

describe("the payment link", () => {
  it("contains the amount in sum with two decimals and the return URL", () => {
    const options = clickOptions({ ...live, CLICK_CARD_TYPE: "humo" });
    const order = {
      number: "1234567890",
      amount: 129_970,
      returnUrl: "https://shop.uz/payment-status/1?a=b&c",
    };
    expect(options && clickLink(options, order)).toBe(
      "https://my.click.uz/services/pay/?service_id=12345&merchant_id=54321&amount=129970.00&transaction_param=1234567890&return_url=https%3A%2F%2Fshop.uz%2Fpayment-status%2F1%3Fa%3Db%26c&card_type=humo",
    );
  });
});
