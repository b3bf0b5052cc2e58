/** Gateway settings of the tests: demo keys, and addresses on which nobody listens unless a spec does. */
export const gatewayEnv = {
  PAYMENTS_MODE: "test",
  PAYME_MERCHANT_ID: "587f72c72cac0d162c722ae2",
  PAYME_KEY: "bezak-demo-payme-key-0123456789abcde",
  PAYME_CHECKOUT_URL: "http://127.0.0.1:9/payme",
  CLICK_SERVICE_ID: "12345",
  CLICK_MERCHANT_ID: "54321",
  CLICK_MERCHANT_USER_ID: "777",
  CLICK_SECRET_KEY: "bezak-demo-click-secret",
  CLICK_API_URL: "http://127.0.0.1:9/click/v2/merchant",
  CLICK_PAY_URL: "http://127.0.0.1:9/click/pay",
  CLICK_DELIVERY_IKPU: "10112006002000000",
  CLICK_DELIVERY_PACKAGE_CODE: "1209885",
  CLICK_DELIVERY_VAT_PERCENT: "12",
  ATMOS_STORE_ID: "9999",
  ATMOS_CONSUMER_KEY: "bezak",
  ATMOS_CONSUMER_SECRET: "bezak-demo",
  ATMOS_API_KEY: "bezak-demo-atmos-key",
  ATMOS_API_URL: "http://127.0.0.1:9/atmos",
  ATMOS_PAGE_URL: "http://127.0.0.1:9/atmos/invoice/get",
} as const;

/** A shop that accepts cash only: production rejects the demo values, so they are removed. */
export const noGateways: Record<string, string> = Object.fromEntries(
  Object.keys(gatewayEnv).map((name) => [name, ""]),
);

/** Click's addresses, where a shop lists them. */
export const CLICK_ADDRESSES = "203.0.113.7, 203.0.113.8/31";

/** Settings with the address of the acquirer. */
export const atmosEnvironment = ({ url }: { url: string }) => ({
  ATMOS_API_URL: url,
  ATMOS_PAGE_URL: `${url}/invoice/get`,
  PUBLIC_URL: "https://shop.example",
});
