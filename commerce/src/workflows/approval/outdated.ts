import type { Sum } from "@bezak/contract/money.ts";
import { ShopError } from "../../shop-error.ts";

/** An object as it was requested or is now; `sum` is null if it was not sent. */
export interface ActState {
  version: string;
  sum: Sum | null;
}

/** 409 approval_outdated with the object as it was requested and as it is now; null if the act is not possible any more. */
export const outdated = (requested: ActState, current: ActState | null) =>
  new ShopError(409, "approval_outdated", "The object has changed since the request", { requested, current });
