import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { Sum } from "@bezak/contract/money.ts";
import { HttpResponse } from "msw";

export const parameter = (request: Request, name: string) => new URL(request.url).searchParams.get(name);

const DAY_MS = 24 * 60 * 60 * 1000;
const startOf = (day: string) => Date.parse(`${day}T00:00:00+05:00`);

/** Whether a row of a list of all shops is of the shop and the days that a request asks for. */
export function isOfShopAndDays(request: Request, seller: { id: string }, time: string): boolean {
  const [shop, from, to] = ["seller", "from", "to"].map((name) => parameter(request, name));
  const at = Date.parse(time);
  return (
    (!shop || seller.id === shop) && (!from || at >= startOf(from)) && (!to || at < startOf(to) + DAY_MS)
  );
}

/** The page of a list that a request asks for. */
export function toPage<Row>(request: Request, rows: readonly Row[]) {
  const [page, limit] = [Number(parameter(request, "page") ?? 1), Number(parameter(request, "limit") ?? 20)];
  return {
    success: true as const,
    data: rows.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total: rows.length, pages: Math.ceil(rows.length / limit) },
  };
}

/** Rows of a list of money in the order that a request asks for. */
export function sortMoney<Row extends { amount: Sum }>(
  rows: readonly Row[],
  sort: AmountSort,
  timeOf: (row: Row) => string,
): Row[] {
  const isByTime = sort === "newest" || sort === "oldest";
  const keyOf = (row: Row) => (isByTime ? Date.parse(timeOf(row)) : row.amount);
  const direction = sort === "newest" || sort === "amount_desc" ? -1 : 1;
  return rows.toSorted((one, other) => direction * (keyOf(one) - keyOf(other)));
}

/** A file to download with this name. */
export const mockFile = (name: string, type: string) =>
  new HttpResponse("mock", {
    headers: { "content-type": type, "content-disposition": `attachment; filename*=UTF-8''${name}` },
  });
