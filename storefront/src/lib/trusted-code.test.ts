import { expect, test, vi } from "vitest";

test("brings code from this origin alone, by one named policy where the browser asks for it", async () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal("trustedTypes", { createPolicy });
  const { trustedCode } = await import("./trusted-code.ts");
  expect(trustedCode("/assets/a.js")).toBe("/assets/a.js");
  for (const address of ["https://evil.example/a.js", "//evil.example/a.js", "data:text/javascript,1"])
    expect(() => trustedCode(address)).toThrow("No code comes from");
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith("bezak-code", expect.anything());
});
