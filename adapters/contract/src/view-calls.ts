import { accessTable, type CallName } from "./access-table.ts";
import { domains } from "./domains.ts";
import type { Route } from "./route.ts";

/**
 * What an administrator reads who sees the shop as somebody else. A call that is not here, and every call that writes, is
 * refused: a new one is closed until somebody adds it.
 */
const viewed: ReadonlySet<CallName> = new Set<CallName>([
  "me",
  "profile",
  "favorites",
  "favoriteIds",
  "orders",
  "order",
  "returnsOfOrder",
  "returns",
  "payments",
  "ownReviews",
  "notifications",
  "notificationStats",
  "notificationPreferences",
  "accountViews",
  "applicationStatus",
  "ownShop",
  "shopSettings",
  "shopTeam",
  "parcels",
  "parcel",
  "sellerReturns",
  "sellerReturn",
  "sellerDashboard",
  "shopReviews",
  "finance",
  "financeEntries",
  "ownPayouts",
  "statements",
  "sellerProducts",
  "sellerProduct",
  "previewSellerProduct",
  "categoryTerms",
  "productMessages",
  "productImports",
  "productImport",
]);

/** Why buyers and sellers read these and whoever sees the shop as them does not. */
export const withheldReads = {
  personalData: "a file with everything that is stored about the person",
  secondFactor: "how the account is secured",
  passkeys: "how the account is secured",
  sessions: "devices, which administrators have on the person's page",
  sessionEnd: "of the person's own session",
  paymentStatus: "asks the gateway, which may settle the payment",
  packingList: "a file, which would outlast the view",
  parcelLabels: "a file, which would outlast the view",
  statementFile: "a file, which would outlast the view",
  importTemplate: "a file, which would outlast the view",
  exportProducts: "a file, which would outlast the view",
  importErrors: "a file, which would outlast the view",
} as const satisfies Partial<Record<CallName, string>>;

const reads = ({ method, readsOnly }: Route): boolean => method === "GET" || readsOnly === true;

/** Whether the token of a view may make the call. */
export function mayMakeInView(name: CallName, route: Route): boolean {
  if (!reads(route) || route.file) return false;
  return route.access === "public" || viewed.has(name);
}

interface ViewedCall {
  name: CallName;
  route: Route;
}

/** Every call that buyers and sellers may make. */
export const personalCalls: readonly ViewedCall[] = Object.values(domains)
  .flatMap((routes) => Object.entries(routes as Record<string, Route>))
  .map(([name, route]) => ({ name: name as CallName, route }))
  .filter(({ name }) => [accessTable[name].buyer, accessTable[name].seller].includes("yes"));
