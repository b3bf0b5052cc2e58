import { expect, test } from "vitest";
import { allUsers, parseUsersChoice, usersSearch } from "./users-address.ts";

const roundTrip = (search: string) => usersSearch(parseUsersChoice(new URLSearchParams(search)));

test.each([
  "",
  "?q=%2B998+90&role=seller&state=blocked&page=3",
  "?role=admin",
  "?q=toshev&sort=oldest",
  "?state=active&page=2",
  "?openedAs=buyer&from=2026-11-22&to=2026-11-28",
  "?role=customer&from=2026-11-01&to=2026-11-30",
])("reads and writes the choice of %s", (search) => {
  expect(roundTrip(search)).toBe(search);
});

test("ignores values that are not known", () => {
  expect(
    parseUsersChoice(
      new URLSearchParams("?q=%20&role=boss&openedAs=seller&state=gone&sort=spent&page=-1&from=today"),
    ),
  ).toEqual(allUsers);
});
