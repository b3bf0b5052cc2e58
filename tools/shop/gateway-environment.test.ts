import { expect, test } from "vitest";
import { GATEWAY_VARIABLES, gatewayEnvironment, wantsSimulators } from "./gateway-environment.ts";

test("gives a demo shop the simulators' addresses and demo keys", () => {
  const given = gatewayEnvironment(8010, {});
  expect(Object.keys(given)).toEqual(GATEWAY_VARIABLES);
  expect(given).toMatchObject({
    PAYMENTS_MODE: "test",
    PAYME_CHECKOUT_URL: "http://localhost:8010/payme",
    ATMOS_PAGE_URL: "http://localhost:8010/atmos/invoice/get",
  });
});

test("gives nothing to a real shop, nor to one whose operator has configured a gateway", () => {
  expect(gatewayEnvironment(8010, { NODE_ENV: "production" })).toEqual({});
  expect(gatewayEnvironment(undefined, {})).toEqual({});
  for (const name of GATEWAY_VARIABLES)
    expect([name, wantsSimulators({ [name]: "mine" })]).toEqual([name, false]);
});
