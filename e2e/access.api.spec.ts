import { expect, test } from "@playwright/test";
import { checkAccess } from "../tools/access/check.ts";

// thousands of calls one after another may take long on a busy machine
test.setTimeout(300_000);

test("opens every call to the callers of the access table only, and answers 404 for somebody else's resources", async ({
  baseURL,
}) => {
  expect((await checkAccess(baseURL ?? "")).join("\n")).toBe("");
});
