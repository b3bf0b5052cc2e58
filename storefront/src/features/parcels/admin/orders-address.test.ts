import { expect, it } from "vitest";
import { isNarrowed, ordersSearch, parseOrdersChoice } from "./orders-address.ts";

const parse = (search: string) => parseOrdersChoice(new URLSearchParams(search));

it("writes every filter as it is read", () => {
  const search =
    "?q=4821&status=late&seller=seller_1&buyer=cus_1&city=tashkent&paymentMethod=payme&paymentStatus=paid" +
    "&cancelledBy=system&dated=sent_late&from=2026-11-01&to=2026-11-22&sort=total_desc&page=3";
  expect(ordersSearch(parse(search))).toBe(search);
});

it("ignores values that the call would refuse", () => {
  const search =
    "?status=lost&paymentMethod=barley&paymentStatus=late&cancelledBy=me&dated=placed&from=today&sort=price&page=-1&city=%20";
  expect(parse(search)).toEqual({ q: "", sort: "newest", page: 1 });
  expect(ordersSearch(parse(search))).toBe("");
});

it("counts neither the page nor the order of the rows as a filter", () => {
  expect([isNarrowed(parse("?page=2&sort=oldest")), isNarrowed(parse("?buyer=cus_1"))]).toEqual([
    false,
    true,
  ]);
});
