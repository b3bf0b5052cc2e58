import { expect, it } from "vitest";
import { writeQuery } from "./write-query.ts";

it("writes what is chosen, in its sequence", () => {
  expect(writeQuery({ q: "ring & co", own: true, status: "paid", page: 2 })).toBe(
    "?q=ring+%26+co&own=true&status=paid&page=2",
  );
});

it("leaves out what is empty or usual", () => {
  const usual = { sort: "newest", status: "waiting" };
  expect(writeQuery({ q: "", own: false, seller: undefined, kind: null, page: 1 })).toBe("");
  expect(writeQuery({ status: "waiting", sort: "newest", page: 1 }, usual)).toBe("");
  expect(writeQuery({ status: "all", sort: "oldest" }, usual)).toBe("?status=all&sort=oldest");
});
