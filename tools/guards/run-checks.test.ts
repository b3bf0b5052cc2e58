import { expect, test } from "vitest";
import { UnexpectedRefusal } from "../access/ask.ts";
import { runChecks } from "./run-checks.ts";
import { withEnvironment } from "./with-environment.ts";

const reports = (...lines: string[]) => Promise.resolve(lines);

test("reports what the checks find, and refusals of required requests", async () => {
  expect(await runChecks([() => reports(), () => reports()])).toEqual({ noticed: [] });
  expect(await runChecks([() => reports("a"), () => reports("b")])).toEqual({ noticed: ["a", "b"] });
  const refused = () => Promise.reject(new UnexpectedRefusal("POST /orders: 500"));
  expect(await runChecks([() => reports("a"), refused])).toEqual({ noticed: ["a", "POST /orders: 500"] });
});

test("reports a crash when a check throws", async () => {
  const crash = new TypeError("fetch failed");
  expect(await runChecks([() => reports(), () => Promise.reject(crash)])).toEqual({ noticed: [], crash });
});

test("restores the environment variables, also when the job fails", async () => {
  process.env.BEZAK_TEST_SET = "before";
  const seen = await withEnvironment({ BEZAK_TEST_SET: "in", BEZAK_TEST_UNSET: "in" }, async () => [
    process.env.BEZAK_TEST_SET,
    process.env.BEZAK_TEST_UNSET,
  ]);
  expect(seen).toEqual(["in", "in"]);
  const failing = withEnvironment({ BEZAK_TEST_SET: "in", BEZAK_TEST_UNSET: "in" }, () =>
    Promise.reject(new Error("no")),
  );
  await expect(failing).rejects.toThrow("no");
  expect([process.env.BEZAK_TEST_SET, "BEZAK_TEST_UNSET" in process.env]).toEqual(["before", false]);
  delete process.env.BEZAK_TEST_SET;
});
