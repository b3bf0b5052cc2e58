import { expect, it } from "vitest";
import { approvalSearch, parseApprovalChoice } from "./approvals-address.ts";

const parse = (query: string) => parseApprovalChoice(new URLSearchParams(query));

it.each(["", "?status=all", "?q=000124&status=refused&kind=payout&sort=oldest&page=3"])(
  "writes the address %s as it was read",
  (query) => {
    expect(approvalSearch(parse(query))).toBe(query);
  },
);

it("ignores what is not a filter of the list", () => {
  expect(parse("status=gone&kind=gift&sort=sum&page=-1&q=%20")).toEqual({
    status: "waiting",
    q: "",
    sort: "usual",
    page: 1,
  });
});
