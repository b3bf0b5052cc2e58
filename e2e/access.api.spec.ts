import { expect, test } from "@playwright/test";
import { checkAccess } from "../tools/access/check.ts";

// thousands of calls, one after another: a busy machine is slow, not wrong
test.setTimeout(300_000);

test("every call is open to whom the table says, and somebody else's things are not there", async ({
  baseURL,
}) => {
  expect((await checkAccess(baseURL ?? "")).join("\n")).toBe("");
});
