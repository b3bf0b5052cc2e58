import { expect, test } from "@playwright/test";
import { fuzz } from "../tools/fuzz/run.ts";

test.setTimeout(300_000);

/** With the same seed in every run; `npm run soak` sends others each time. */
const REQUESTS = 2_000;

/** How many items of each list are read one by one in the end; the soak reads all. */
const ITEMS = 60;

test("no random request causes an internal error, an answer outside its schema, or a success against the contract", async ({
  baseURL,
}) => {
  const { complaints, neverGood, sent } = await fuzz({
    home: baseURL ?? "",
    requests: REQUESTS,
    seed: 20_261_121,
    items: ITEMS,
  });
  expect(complaints.join("\n\n")).toBe("");
  // a call that was always refused has tested nothing
  expect(neverGood).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(REQUESTS);
});
