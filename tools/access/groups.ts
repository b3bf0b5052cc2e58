import { accessTable, type CallName } from "@bezak/contract/access-table.ts";
import type { Route } from "@bezak/contract/route.ts";
import type { AccessRequest } from "./requests.ts";

/** A call of the contract with its request, and the owner of the data it is about: the seller if only one shop may make it. */
export interface Call {
  name: CallName;
  route: Route;
  request: AccessRequest;
  owner: "buyer" | "seller";
}

/** Calls by other people between two reads of the owner's data: a read costs as much as they do. */
const AT_A_TIME = 20;

export const getOwner = (name: CallName): Call["owner"] =>
  accessTable[name].otherSeller === 404 && accessTable[name].seller === "yes" ? "seller" : "buyer";

const getLateness = ({ request }: Call) => request.late ?? 0;

const compareCalls = (one: Call, other: Call) =>
  getLateness(one) - getLateness(other) || one.owner.localeCompare(other.owner);

/** Calls about one owner's data, a few at a time; those that end sessions come last. */
export function groupCalls(calls: readonly Call[]): Call[][] {
  const groups: Call[][] = [];
  for (const call of calls.toSorted(compareCalls)) {
    const group = groups.at(-1);
    const isNext = group?.[0] && compareCalls(group[0], call) === 0 && group.length < AT_A_TIME;
    if (isNext) group.push(call);
    else groups.push([call]);
  }
  return groups;
}
