import { returnStatuses } from "@bezak/contract/return-status.ts";
import type { ReturnChoice } from "./seller-orders-api.ts";

/** Reads from an address which returns are shown; what makes no sense there is left out. */
export function parseReturnChoice(search: URLSearchParams): ReturnChoice {
  const page = Number(search.get("page") ?? 1);
  const status = returnStatuses.find((one) => one === search.get("status"));
  return {
    ...(status && { status }),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

export function returnChoiceQuery({ status, page }: ReturnChoice): string {
  const search = new URLSearchParams();
  if (status) search.set("status", status);
  if (page > 1) search.set("page", String(page));
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}
