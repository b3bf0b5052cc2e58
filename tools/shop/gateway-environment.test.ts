import { expect, test } from "vitest";
import { GATEWAY_VARIABLES, gatewayEnvironment, wantsSimulators } from "./gateway-environment.ts";

test("a demo shop is told the stand-ins' addresses and demo keys", () => {
  const given = gatewayEnvironment(8010, {});
  expect(Object.keys(given)).toEqual(GATEWAY_VARIABLES);
  expect(given).toMatchObject({
    PAYMENTS_MODE: "test",
    PAYME_CHECKOUT_URL: "http://localhost:8010/payme",
    ATMOS_PAGE_URL: "http://localhost:8010/atmos/invoice/get",
  });
});

test("a real shop is told nothing, nor one whose operator has named a gateway", () => {
  expect(gatewayEnvironment(8010, { NODE_ENV: "production" })).toEqual({});
  expect(gatewayEnvironment(undefined, {})).toEqual({});
  for (const name of GATEWAY_VARIABLES)
    expect([name, wantsSimulators({ [name]: "mine" })]).toEqual([name, false]);
});
