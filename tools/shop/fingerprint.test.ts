import { expect, test } from "vitest";
import { databaseFingerprint } from "./fingerprint.ts";

const owner = "postgres://owner:owned@localhost:5432/bezak";
const mark = (user: string, password: string) =>
  databaseFingerprint({
    DATABASE_OWNER_URL: owner,
    DATABASE_URL: `postgres://${user}:${password}@localhost:5432/bezak`,
  });

test("changes when the serving role or its password changes", () => {
  const marks = [
    databaseFingerprint({ DATABASE_OWNER_URL: owner, DATABASE_URL: owner }),
    mark("serving", "first-password"),
    mark("serving", "second-password"),
    mark("another", "second-password"),
  ];
  expect(new Set(marks).size).toBe(4);
  expect(mark("serving", "second-password")).toBe(marks[2]);
  expect(marks.join()).not.toMatch(/first-password|second-password|owned/);
});
