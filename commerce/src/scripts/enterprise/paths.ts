/** The release whose list this is: another one may have other parts. */
export const READ_IN = "2.21.2";

/**
 * Parts of the engine's packages that are under its enterprise licence, by `ENTERPRISE-LICENSE.md` of its source: of each
 * package under `@medusajs/` the folder (with a slash) or the file (without its endings).
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

/** The package whose enterprise part a file, or the folder or file without its ending, is; undefined for all others. */
export function enterprisePackageOf(path: string): string | undefined {
  const [, name = "", inside = ""] = MODULE.exec(path) ?? [];
  const isPart = (part: string) =>
    part.endsWith("/") ? `${inside}/`.startsWith(part) : inside.split(".")[0] === part;
  return ENTERPRISE[name]?.some(isPart) ? name : undefined;
}
