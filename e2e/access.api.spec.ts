import { expect, test } from "@playwright/test";
import { checkAccess } from "../tools/access/check.ts";

test.setTimeout(120_000);

test("every call is open to whom the table says, and somebody else's things are not there", async ({
  baseURL,
}) => {
  expect((await checkAccess(baseURL ?? "")).join("\n")).toBe("");
});
