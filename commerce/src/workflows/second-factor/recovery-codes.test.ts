import { expect, it } from "vitest";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";

it("makes ten different recovery codes without letters that are mistaken for others", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([2-9a-hjkmnp-z]{4}-){3}[2-9a-hjkmnp-z]{4}$/);
});

it("finds a recovery code however it is typed, and only for its account", () => {
  const hash = hashRecoveryCode("authid_1", "2k4m-7npq-9rst-vwxy");
  expect(hashRecoveryCode("authid_1", " 2K4M 7NPQ 9RST VWXY ")).toBe(hash);
  expect(hashRecoveryCode("authid_2", "2k4m-7npq-9rst-vwxy")).not.toBe(hash);
});
