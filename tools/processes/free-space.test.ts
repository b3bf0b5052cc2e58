import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { requireSpace } from "./free-space.ts";

test("measures the free space of the disk on which the folder will be created", () => {
  expect(() => requireSpace(join(tmpdir(), "not", "there", "yet"), 1)).not.toThrow();
  expect(() => requireSpace(join(tmpdir(), "not", "there", "yet"), 1e12)).toThrow(
    /Only \d+ MB are free .* are needed: free some space/,
  );
});
