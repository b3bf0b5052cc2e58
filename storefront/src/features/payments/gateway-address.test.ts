// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { gatewayAddress, goToGateway } from "./gateway-address.ts";

test("accepts only http and https addresses, also of this site", () => {
  expect(gatewayAddress("https://pay.example/1?a=2")).toBe("https://pay.example/1?a=2");
  expect(gatewayAddress("/payment-status/pay_1")).toBe(`${window.location.origin}/payment-status/pay_1`);
});

test.each(["javascript:alert(1)", "data:text/html,x", "http://", "", null])(
  "rejects the address %j",
  (payUrl) => {
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
    expect(goToGateway(payUrl)).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  },
);
