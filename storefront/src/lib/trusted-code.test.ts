// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { trustOwnCode } from "./trusted-code.ts";

test("accepts script URLs of this origin only, by the default policy", () => {
  const createPolicy = vi.fn((_name: string, _rules: { createScriptURL(address: string): string }) => {});
  vi.stubGlobal("trustedTypes", { createPolicy });
  trustOwnCode();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe("default");
  expect(rules?.createScriptURL("/assets/a.js")).toBe("/assets/a.js");
  for (const address of ["https://evil.example/a.js", "//evil.example/a.js", "data:text/javascript,1"])
    expect(() => rules?.createScriptURL(address)).toThrow("No code comes from");
});

test("does nothing in a browser without Trusted Types", () => {
  vi.stubGlobal("trustedTypes", undefined);
  expect(trustOwnCode).not.toThrow();
});
