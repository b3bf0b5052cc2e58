import { auditGuards } from "./audit-guards.ts";
import { confirmationGuards } from "./confirmation-guards.ts";
import { atWebServer, guard, guardOfSpec, type Guard } from "./guard.ts";
import { rankGuards } from "./rank-guards.ts";
import { shopGuards } from "./shop-guards.ts";
import { productMessageGuards } from "./product-message-guards.ts";
import { viewGuards } from "./view-guards.ts";

const api = "commerce/src/api";
const signedIn = (folder: string, matcher: string): Guard =>
  guard(
    `requires a signed-in customer for ${matcher}`,
    `${api}/${folder}/middlewares.ts`,
    `{ matcher: "${matcher}", middlewares: [authenticate("customer", ["bearer"])] }`,
    `{ matcher: "${matcher}", middlewares: [] }`,
  );

const anyOwner = "(customer_id = ? or true)";
const modules = "commerce/src/modules";
const workflows = "commerce/src/workflows";

/** Rows are looked up together with their owner. */
const owners = [
  guard(
    "shows an order to its buyer only",
    `${workflows}/order/read-orders.ts`,
    ", customer_id: customerId }",
    " }",
  ),
  guard(
    "lists orders of the caller only",
    `${modules}/parcel/order-page.ts`,
    '[["customer_id = ?", [customerId]]]',
    `[["${anyOwner}", [customerId]]]`,
  ),
  guard(
    "lets only the buyer withdraw a return",
    `${modules}/return-request/service.ts`,
    "where id = ? and customer_id = ? and status = 'requested'",
    `where id = ? and ${anyOwner} and status = 'requested'`,
  ),
  guardOfSpec(
    "orders/open-any-return.spec.ts",
    "opens no return for a closed account",
    `${workflows}/return/open-return.ts`,
    "      await refuseClosedAccount(sql, customerId);\n",
    "",
  ),
  guard(
    "reports a decided return to its buyer only",
    `${workflows}/return/withdraw-return.ts`,
    "row?.customer_id !== customerId",
    "row === undefined",
  ),
  guard(
    "lists returns of the caller only",
    `${modules}/return-request/service.ts`,
    '"customer_id = ? and deleted_at is null and (?::text',
    `"${anyOwner} and deleted_at is null and (?::text`,
  ),
  {
    name: "lets only the author edit a review",
    edits: [
      {
        file: `${workflows}/review/edit-review.ts`,
        code: "{ id: [id], customer_id: [customerId] }",
        without: "{ id: [id] }",
      },
      {
        file: `${modules}/review/service.ts`,
        code: 'return this.change("id = ? and customer_id = ?", [id, customerId], {\n      set: `rating',
        without: `return this.change("id = ? and ${anyOwner}", [id, customerId], {\n      set: \`rating`,
      },
    ],
  },
  guard(
    "lets only the author delete a review",
    `${modules}/review/service.ts`,
    'return this.change("id = ? and customer_id = ?", [id, customerId], {\n      set: "deleted_at',
    `return this.change("id = ? and ${anyOwner}", [id, customerId], {\n      set: "deleted_at`,
  ),
  guard(
    "shows one's own review to its author only",
    `${modules}/review/service.ts`,
    "where product_id = ? and customer_id = ? and deleted_at is null`,",
    `where product_id = ? and ${anyOwner} and deleted_at is null\`,`,
  ),
  guard(
    "lets only the owner change a favourite",
    `${modules}/favorite/service.ts`,
    'const MINE = "customer_id = ? and',
    `const MINE = "${anyOwner} and`,
  ),
  guard(
    "lists favourites of the caller only",
    `${modules}/favorite/service.ts`,
    "from favorite where customer_id = ? and deleted_at is null\n",
    `from favorite where ${anyOwner} and deleted_at is null\n`,
  ),
  guard(
    "lists, counts and reads notifications of the caller only",
    `${modules}/inbox/service.ts`,
    'const OWN = "customer_id = ? and',
    `const OWN = "${anyOwner} and`,
  ),
  guard(
    "lets only the recipient change a notification",
    `${modules}/inbox/service.ts`,
    "where id = ? and customer_id = ? and shown",
    `where id = ? and ${anyOwner} and shown`,
  ),
  guard(
    "lists sessions of the caller only",
    `${modules}/session/service.ts`,
    "where auth_identity_id = ? and revoked_at is null and expires_at > now() and deleted_at is null\n       order by last_seen_at desc, id limit",
    "where (auth_identity_id = ? or true) and revoked_at is null and expires_at > now() and deleted_at is null\n       order by last_seen_at desc, id limit",
  ),
  guard(
    "lets only the owner end a session",
    `${modules}/session/service.ts`,
    "where id = ? and auth_identity_id = ? and",
    "where id = ? and (auth_identity_id = ? or true) and",
  ),
  guard(
    "ends other sessions of the caller only",
    `${modules}/session/service.ts`,
    "where auth_identity_id = ? and id <> ?",
    "where (auth_identity_id = ? or true) and id <> ?",
  ),
];

/** The guards of all calls. Add a guard together with its call: an unlisted one is not tested. */
export const guards: Guard[] = [
  guard(
    "requires a token for calls of signed-in users",
    "adapters/src/mount.ts",
    'if (token === undefined) throw new ApiError("unauthorized");',
    "",
  ),
  {
    name: "refuses purchases by administrators",
    edits: [
      atWebServer,
      {
        file: "adapters/src/buyer.ts",
        code: 'customerToken: token }, requestId }: Buyer) {\n  if (token === null) throw new ApiError("forbidden");',
        without: "customerToken: token }, requestId }: Buyer) {",
      },
    ],
  },
  guard(
    "accepts tokens of open sessions only",
    `${workflows}/auth/caller.ts`,
    'if (session === "unknown") throw new ShopError(401, "unauthorized", "No such session");',
    'if (session === "unknown") return sessionsOf(container).listShopSessions({}, { take: 1 }).then(([one]) => one as OpenSession);',
  ),
  guard(
    "lets only the web server call commerce",
    `${api}/web-server-only.ts`,
    "if (!isWebServer(request)) {",
    "if (false) {",
  ),
  ...["/customer/orders*", "/customer/returns*", "/customer/payments*"].map((matcher) =>
    signedIn("customer/orders", matcher),
  ),
  signedIn("customer/favorites", "/customer/favorites*"),
  guard(
    "requires a signed-in user for /customer/inbox*",
    `${api}/customer/inbox/middlewares.ts`,
    '{ matcher: "/customer/inbox*", middlewares: [authenticate(["customer", "user"], ["bearer"])] }',
    '{ matcher: "/customer/inbox*", middlewares: [] }',
  ),
  guard(
    "requires a signed-in user for /customer/passkeys*",
    `${api}/customer/passkeys/middlewares.ts`,
    '{ matcher: "/customer/passkeys*", middlewares: [authenticate(["customer", "user"], ["bearer"])] }',
    '{ matcher: "/customer/passkeys*", middlewares: [] }',
  ),
  guardOfSpec(
    "auth/passkeys.spec.ts",
    "accepts each challenge of a passkey once",
    "commerce/src/workflows/passkey/challenge.ts",
    "`delete from passkey_challenge",
    "`update passkey_challenge set updated_at = now()",
  ),
  guardOfSpec(
    "auth/passkeys.spec.ts",
    "refuses a passkey whose counter does not grow",
    "commerce/src/workflows/passkey/stored-passkey.ts",
    "where id = ? and (counter < ? or (counter = 0 and ? = 0)) returning 1",
    "where id = ? and (counter < ? or true or ? = 0) returning 1",
  ),
  guardOfSpec(
    "auth/passkeys.spec.ts",
    "confirms with a passkey of the same account only",
    "commerce/src/workflows/passkey/check-passkey.ts",
    "if (use.identityId !== undefined && use.identityId !== stored.identityId) throw wrongPasskey();",
    "",
  ),
  guard(
    "requires a signed-in user for /customer/second-factor*",
    `${api}/customer/second-factor/middlewares.ts`,
    '{ matcher: "/customer/second-factor*", middlewares: [authenticate(["customer", "user"], ["bearer"])] }',
    '{ matcher: "/customer/second-factor*", middlewares: [] }',
  ),
  {
    name: "refuses notification preferences to administrators",
    edits: [
      atWebServer,
      { file: "adapters/src/forward.ts", code: "return asBuyer(person)", without: "return asPerson(person)" },
      {
        file: `${api}/customer/inbox/middlewares.ts`,
        code: '{ matcher: "/customer/inbox/preferences", middlewares: [authenticate("customer", ["bearer"])] }',
        without: '{ matcher: "/customer/inbox/preferences", middlewares: [] }',
      },
    ],
  },
  signedIn("customer/reviews", "/customer/reviews*"),
  signedIn("customer/reviews", "/customer/products/:id/reviews*"),
  signedIn("customer/profile", "/customer/data"),
  signedIn("customer/profile", "/customer/views"),
  signedIn("customer/seller-applications", "/customer/seller-applications*"),
  signedIn("customer/seller-invitations", "/customer/seller-invitations*"),
  signedIn("customer/admin-invitations", "/customer/admin-invitations*"),
  guard(
    "requires a signed-in member for /vendor*",
    `${api}/middlewares.ts`,
    '{ matcher: "/vendor*", middlewares: [authenticate("customer", ["bearer"])] }',
    '{ matcher: "/vendor*", middlewares: [] }',
  ),
  guard(
    "requires a signed-in user for /customer/profile",
    `${api}/customer/profile/middlewares.ts`,
    '{ matcher: "/customer/profile", middlewares: [authenticate(["customer", "user"], ["bearer"])] }',
    '{ matcher: "/customer/profile", middlewares: [] }',
  ),
  signedIn("customer/profile", "/customer/account/end"),
  guard(
    "requires a signed-in user for uploads",
    `${api}/internal/uploads/middlewares.ts`,
    'middlewares: [authenticate(["customer", "user"], ["bearer"])]',
    "middlewares: []",
  ),
  ...owners,
  ...shopGuards,
  ...confirmationGuards,
  ...auditGuards,
  ...rankGuards,
  ...viewGuards,
  ...productMessageGuards,
];
