import { returnStatuses } from "@bezak/contract/return-status.ts";
import { pageNumber } from "../../lib/page-number.ts";
import type { ReturnChoice } from "./parcels-api.ts";

/** Reads the choice from an address; invalid values are ignored. */
export function parseReturnChoice(search: URLSearchParams): ReturnChoice {
  const status = returnStatuses.find((one) => one === search.get("status"));
  return { ...(status && { status }), page: pageNumber(search) };
}

export function returnChoiceQuery({ status, page }: ReturnChoice): string {
  const search = new URLSearchParams();
  if (status) search.set("status", status);
  if (page > 1) search.set("page", String(page));
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}
