import { accessTable, type CallName } from "@bezak/contract/access-table.ts";
import type { Route } from "@bezak/contract/route.ts";
import type { AccessRequest } from "./requests.ts";

/** A call of the contract, how it is asked for, and whose its things are; a buyer's unless only one shop may. */
export interface Call {
  name: CallName;
  route: Route;
  request: AccessRequest;
  owner: "buyer" | "seller";
}

/** So many calls are made by everybody else before the owner's things are read again: reading costs as much as they do. */
const AT_A_TIME = 20;

export const ownerOf = (name: CallName): Call["owner"] =>
  accessTable[name].otherSeller === 404 && accessTable[name].seller === "yes" ? "seller" : "buyer";

const lateness = ({ request }: Call) => request.late ?? 0;

const inOrder = (one: Call, other: Call) =>
  lateness(one) - lateness(other) || one.owner.localeCompare(other.owner);

/** Calls about things of one owner, a few at a time; what ends sessions comes last. */
export function groupsOf(calls: readonly Call[]): Call[][] {
  const groups: Call[][] = [];
  for (const call of calls.toSorted(inOrder)) {
    const group = groups.at(-1);
    const isNext = group?.[0] && inOrder(group[0], call) === 0 && group.length < AT_A_TIME;
    if (isNext) group.push(call);
    else groups.push([call]);
  }
  return groups;
}
