import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { todos } from "./difference.ts";

const document = join(import.meta.dirname, "../../../../../docs/payments.md");

it("has a one-sentence instruction and a documented explanation for every difference", () => {
  const explained = [...readFileSync(document, "utf8").matchAll(/^\| `([a-z_]+)` /gm)].map(
    ([, code]) => code,
  );
  for (const [code, todo] of Object.entries(todos)) {
    expect(todo).toMatch(/^[A-Z].*\.$/);
    expect(explained).toContain(code);
  }
});
