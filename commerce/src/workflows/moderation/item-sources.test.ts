import { moderationKinds } from "@bezak/contract/moderation-rules.ts";
import { expect, test } from "vitest";
import { countItems, selectItems } from "./item-sources.ts";

const after = { since: "0", id: "" };

test.each(moderationKinds)("finds where a page of %s items begins by columns of one table", (kind) => {
  const [sql] = selectItems(kind, { words: null, after, limit: 21 });
  const [, ofTime, ofId] = /and \((\w+)\.\w+, (\w+)\.\w+\) > \(/.exec(sql) ?? [];
  expect(ofTime).toBeDefined();
  expect(ofId).toBe(ofTime);
});

test.each(moderationKinds)("gives a value for each parameter of %s items", (kind) => {
  for (const words of [null, "kolye"])
    for (const [sql, values] of [
      selectItems(kind, { words, after, limit: 21 }),
      countItems(kind, { words, most: 1000 }),
    ])
      expect(sql.match(/\?(?!\|)/g)).toHaveLength(values.length);
});
