import { describe, expect, it } from "vitest";
import { paymeOptions, whatIsWrong } from "./options.ts";

const live = {
  NODE_ENV: "production",
  PAYME_MERCHANT_ID: "0123456789abcdef01234567",
  PAYME_KEY: "key-of-a-cash-desk-of-these-tests-00",
};
const demo = {
  PAYME_MERCHANT_ID: "587f72c72cac0d162c722ae2",
  PAYME_KEY: "bezak-demo-payme-key-0123456789abcde",
};

describe("options from the environment", () => {
  it("are undefined when no setting of Payme exists", () => {
    expect(paymeOptions({ PAYMENTS_MODE: "test", PAYME_KEY: "" })).toBeUndefined();
  });

  it("depend on the mode", () => {
    expect(paymeOptions(live)).toMatchObject({
      mode: "live",
      login: "Paycom",
      checkoutUrl: "https://checkout.paycom.uz",
      allowedAddresses: [],
    });
    const own = { PAYME_LOGIN: "Shop", PAYME_CHECKOUT_URL: "http://127.0.0.1:8030/payme/" };
    expect(paymeOptions({ ...demo, ...own, PAYME_ALLOWED_IPS: " 10.0.0.1, 10.1.0.0/16," })).toEqual({
      merchantId: demo.PAYME_MERCHANT_ID,
      key: demo.PAYME_KEY,
      mode: "test",
      login: "Shop",
      checkoutUrl: "http://127.0.0.1:8030/payme",
      allowedAddresses: ["10.0.0.1", "10.1.0.0/16"],
    });
    expect(paymeOptions(demo)?.checkoutUrl).toBe("https://test.paycom.uz");
  });

  it.each([
    ["PAYME_KEY is not set", { PAYME_MERCHANT_ID: live.PAYME_MERCHANT_ID }],
    ["PAYME_MERCHANT_ID is not set", { PAYME_KEY: live.PAYME_KEY }],
    ["PAYME_MERCHANT_ID is not set", { PAYME_LOGIN: "Paycom" }],
    ["PAYME_MERCHANT_ID does not have 24", { ...live, PAYME_MERCHANT_ID: "5e730e" }],
    ["PAYME_KEY is shorter", { ...live, PAYME_KEY: "secret" }],
    ["PAYME_LOGIN", { ...live, PAYME_LOGIN: "a:b" }],
    ["PAYMENTS_MODE", { ...live, PAYMENTS_MODE: "Live" }],
    ["PAYME_CHECKOUT_URL is not a URL", { ...live, PAYME_CHECKOUT_URL: "checkout" }],
    ["PAYME_ALLOWED_IPS: 10.0.0.300", { ...live, PAYME_ALLOWED_IPS: "10.0.0.1,10.0.0.300" }],
    ["PAYME_ALLOWED_IPS: 10.0.0.9-10.0.0.1", { ...live, PAYME_ALLOWED_IPS: "10.0.0.9-10.0.0.1" }],
    ["PAYME_ALLOWED_IPS: 10.0.0.0/33", { ...live, PAYME_ALLOWED_IPS: "10.0.0.0/33" }],
    // no demo values in live mode
    ["PAYME_KEY is a demo key", { ...live, PAYME_KEY: demo.PAYME_KEY }],
    ["PAYME_MERCHANT_ID is the documented example", { ...live, PAYME_MERCHANT_ID: demo.PAYME_MERCHANT_ID }],
    ["is not a live payment page", { ...live, PAYME_CHECKOUT_URL: "https://test.paycom.uz" }],
    ["is not a live payment page", { ...live, PAYME_CHECKOUT_URL: "https://127.0.0.1:8030" }],
    ["is not a live payment page", { ...live, PAYME_CHECKOUT_URL: "https://[::1]" }],
    ["is not a live payment page", { ...live, PAYME_CHECKOUT_URL: "http://checkout.paycom.uz" }],
    // no live values in test mode
    ["takes real money", { ...demo, PAYME_CHECKOUT_URL: "https://checkout.paycom.uz" }],
  ])("are rejected: %s", (sentence, env) => {
    expect(() => paymeOptions(env as NodeJS.ProcessEnv)).toThrow(sentence);
  });

  it("are rejected without showing the key", () => {
    expect(whatIsWrong({ ...paymeOptions(live), key: "short-and-private" })).not.toContain("private");
  });
});
