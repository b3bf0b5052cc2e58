import { guard, guardOfSpec, type Guard } from "./guard.ts";

const VIEWS = "users/person-views.spec.ts";
const workflows = "commerce/src/workflows/person-view";

/** Whoever sees the shop as somebody else reads, for a while, and nothing more. */
export const viewGuards: Guard[] = [
  guardOfSpec(
    "adapters/src/mount-view.test.ts",
    "refuses writes of a view before commerce is asked",
    "adapters/src/mount.ts",
    "      refuseInView(name, route, request);\n",
    "",
  ),
  guardOfSpec(
    VIEWS,
    "refuses writes of a view in commerce",
    "commerce/src/api/web-server-only.ts",
    "    if (isRefusedInView(request)) return answer(response, viewOnly);\n",
    "",
  ),
  guardOfSpec(
    VIEWS,
    "withholds files, secrets and reads with an effect from a view",
    "commerce/src/api/refuse-in-view.ts",
    'return !open.has(path.replace(/\\/$/, "")) && withheld.some((pattern) => pattern.test(path));',
    "return false;",
  ),
  guard(
    "requires the password to see the shop as somebody",
    "commerce/src/api/admin/users/middlewares.ts",
    '{ matcher: "/admin/users/:id/view", methods: ["POST"], middlewares: [requireConfirmation] }',
    '{ matcher: "/admin/users/:id/view", methods: ["POST"], middlewares: [] }',
  ),
  guardOfSpec(
    VIEWS,
    "lets nobody see the shop as an administrator",
    `${workflows}/start-view.ts`,
    'if (person.role === "admin")\n',
    'if (person.id === "")\n',
  ),
  guardOfSpec(
    VIEWS,
    "ends a view after ten minutes or when it is ended",
    `${workflows}/exchange-view.ts`,
    'if (!view.open) throw new ShopError(401, "session_expired", "The view has ended");',
    "",
  ),
  guardOfSpec(
    VIEWS,
    "ends a view with the administrator's session",
    "commerce/src/modules/session/migrations/Migration20261129050000.ts",
    '  ["shop_session", "session_id", "revoked_at", `new."revoked_at" is not null and old."revoked_at" is null`],\n',
    "",
  ),
  guardOfSpec(
    VIEWS,
    "records the end of a view by its own page",
    "commerce/src/api/internal/middlewares.ts",
    'post("logout", [auditEndOfView]),',
    "",
  ),
];
