import { accessTable, type CallName } from "@bezak/contract/access-table.ts";
import { domains } from "@bezak/contract/domains.ts";
import { forwardMethod, type Route } from "@bezak/contract/route.ts";

interface AdminCall {
  name: CallName;
  method: string;
  pattern: RegExp;
  parameters: number;
  unrecorded: boolean;
}

const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+").replaceAll("/", String.raw`\/`)}\\/?$`, "i");

function toAdminCall([name, route]: [string, Route]): AdminCall | undefined {
  // a call with a handler of its own in the adapters has the same path here
  const path = route.forward?.path ?? route.path;
  if (!path.startsWith("/admin/")) return undefined;
  const method = route.forward ? forwardMethod(route, route.forward) : route.method;
  const parameters = path.split("{").length - 1;
  const { unrecorded = false } = route;
  return { name: name as CallName, method, pattern: toPattern(path), parameters, unrecorded };
}

/** As the router matches them: a fixed part of a path before a parameter. */
const adminCalls: readonly AdminCall[] = Object.values(domains)
  .flatMap((routes) => Object.entries(routes as Record<string, Route>))
  .map(toAdminCall)
  .filter((call) => call !== undefined)
  .toSorted((one, other) => one.parameters - other.parameters);

function findCall(method: string, path: string): AdminCall | undefined {
  const sent = method === "HEAD" ? "GET" : method;
  return adminCalls.find((call) => call.method === sent && call.pattern.test(path));
}

/** The contract's call that a request below `/admin` makes; undefined if there is none. */
export const findAdminCall = (method: string, path: string): CallName | undefined =>
  findCall(method, path)?.name;

/** Whether the contract exempts the call from the log of administrators. */
export const isUnrecorded = (method: string, path: string): boolean =>
  findCall(method, path)?.unrecorded === true;

/** The ranks that may make such a request; nobody may make one that is not in the contract. */
export const findRanks = (method: string, path: string) => {
  const name = findAdminCall(method, path);
  return name && accessTable[name].ranks;
};
