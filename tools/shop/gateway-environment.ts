/** The gateway settings of commerce in a demo shop that has none of its own. */
const demoValues = (home: string): Record<string, string> => ({
  PAYMENTS_MODE: "test",
  PAYME_MERCHANT_ID: "587f72c72cac0d162c722ae2",
  PAYME_LOGIN: "Paycom",
  PAYME_KEY: "bezak-demo-payme-key-0123456789abcde",
  PAYME_CHECKOUT_URL: `${home}/payme`,
  CLICK_SERVICE_ID: "12345",
  CLICK_MERCHANT_ID: "54321",
  CLICK_MERCHANT_USER_ID: "777",
  CLICK_SECRET_KEY: "bezak-demo-click-secret",
  CLICK_PAY_URL: `${home}/click/pay`,
  CLICK_API_URL: `${home}/click/v2/merchant`,
  ATMOS_STORE_ID: "9999",
  ATMOS_CONSUMER_KEY: "bezak",
  ATMOS_CONSUMER_SECRET: "bezak-demo",
  ATMOS_API_KEY: "bezak-demo-atmos-key",
  ATMOS_API_URL: `${home}/atmos`,
  ATMOS_PAGE_URL: `${home}/atmos/invoice/get`,
});

export const GATEWAY_VARIABLES = Object.keys(demoValues(""));

/** True when a shop is to be paid at the simulators: it is not a real one, and its operator has configured no gateway. */
export function wantsSimulators(env: NodeJS.ProcessEnv): boolean {
  return env.NODE_ENV !== "production" && !GATEWAY_VARIABLES.some((name) => env[name]);
}

/** Commerce's gateway settings for the simulators at this port; empty when the shop does not use them. */
export function gatewayEnvironment(port: number | undefined, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return port !== undefined && wantsSimulators(env) ? demoValues(`http://localhost:${port}`) : {};
}
