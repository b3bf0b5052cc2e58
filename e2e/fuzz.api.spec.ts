import { expect, test } from "@playwright/test";
import { fuzz } from "../tools/fuzz/run.ts";

test.setTimeout(300_000);

/** The same in every run; `npm run soak` sends others each time. */
const REQUESTS = 2_000;

/** So many of each list are read one by one in the end; the soak reads all. */
const THINGS = 60;

test("no random request breaks a call, is answered in another shape or gets past the contract", async ({
  baseURL,
}) => {
  const { complaints, neverGood, sent } = await fuzz({
    home: baseURL ?? "",
    requests: REQUESTS,
    seed: 20_261_121,
    items: THINGS,
  });
  expect(complaints.join("\n\n")).toBe("");
  // of a call that only ever refused nothing was seen
  expect(neverGood).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(REQUESTS);
});
