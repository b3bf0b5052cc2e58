import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

const env = {
  PAYMENTS_MODE: "test",
  CLICK_SERVICE_ID: "12345",
  CLICK_MERCHANT_ID: "54321",
  CLICK_MERCHANT_USER_ID: "777",
  CLICK_API_URL: "http://127.0.0.1:9/click",
  CLICK_PAY_URL: "http://127.0.0.1:9/pay",
};

function start(nodeEnv: string, secretKey: string) {
  vi.stubEnv("NODE_ENV", nodeEnv);
  for (const [name, value] of Object.entries({ ...env, CLICK_SECRET_KEY: secretKey }))
    vi.stubEnv(name, value);
  return import("./configured.ts");
}

it.each(["bezak-demo-click-secret", "TEST_SECRET_KEY", "test_secret_key_01"])(
  "rejects the published key %s in production",
  async (key) => {
    await expect(start("production", key)).rejects.toThrow("CLICK_SECRET_KEY is a published key");
    vi.resetModules();
    expect((await start("test", key)).gateways.click?.mode).toBe("test");
  },
);

it("starts in production in test mode with a key that is not published", async () => {
  expect((await start("production", "aB3dE5fG7")).gateways.click).toBeDefined();
});
