/** The engine's release that this list was made for; another release may have other parts. */
export const READ_IN = "2.21.2";

/**
 * Parts of the engine's packages that are under its enterprise licence (`ENTERPRISE-LICENSE.md` in its source): for
 * each package under `@medusajs/`, folders (ending in a slash) and files (without extension).
 */
export const ENTERPRISE: Record<string, string[]> = {
  "core-flows": [
    "rbac/",
    "invite/steps/get-invite-roles",
    "invite/steps/validate-roles-exist",
    "user/steps/get-assignable-policies",
    "user/steps/get-assignable-roles",
    "user/steps/validate-user-role-permissions",
    "user/workflows/assign-user-roles",
    "user/workflows/get-assignable-policies",
    "user/workflows/get-assignable-roles",
    "user/workflows/remove-user-roles",
  ],
  framework: ["policies/", "http/middlewares/check-permissions", "http/utils/policies/rbac-field-filter"],
  "link-modules": ["definitions/invite-rbac-role", "definitions/user-rbac-role"],
  medusa: [
    "api/admin/rbac/",
    "api/admin/users/[id]/roles/",
    "api/auth/[auth_provider]/user/route",
    "feature-flags/rbac",
    "feature-flags/rbac-filter-fields",
    "modules/auth-oidc",
    "modules/rbac",
  ],
  types: ["auth/providers/oidc", "http/rbac/", "rbac/"],
  utils: ["modules-sdk/define-policies", "modules-sdk/policy-to-types"],
};

const MODULE = /\/node_modules\/@medusajs\/([^/]+)\/dist\/(.+)$/;

/** Returns the package of a file that belongs to an enterprise part, or undefined. `path` may omit the extension. */
export function findEnterprisePackage(path: string): string | undefined {
  const [, name = "", inside = ""] = MODULE.exec(path) ?? [];
  const isPart = (part: string) =>
    part.endsWith("/") ? `${inside}/`.startsWith(part) : inside.split(".")[0] === part;
  return ENTERPRISE[name]?.some(isPart) ? name : undefined;
}
