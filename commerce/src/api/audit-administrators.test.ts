import { expect, it } from "vitest";
import { describeAction } from "./audit-administrators.ts";

const payout = "payout_01K2ABCDEFGHJKMNPQRSTVWXYZ";

it("describes an action and its subject without secrets", () => {
  expect(
    describeAction({ method: "POST", path: `/admin/payouts/${payout}/paid`, body: { reference: "77" } }),
  ).toEqual({
    action: "POST /admin/payouts/{id}/paid",
    subject: payout,
    said: { body: { reference: "77" } },
  });
  const secret = { password: "correct horse", note: "8600 1234 5678 9012" };
  const { said, subject } = describeAction({ method: "POST", path: "/admin/payouts", body: secret });
  expect(subject).toBeNull();
  expect(JSON.stringify(said)).not.toMatch(/correct horse|12345678|5678 9012/);
});
