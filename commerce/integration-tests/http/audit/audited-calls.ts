import type { CallName } from "@bezak/contract/access-table.ts";
import { domains } from "@bezak/contract/domains.ts";
import { examples } from "@bezak/contract/examples/all.ts";
import { forwardMethod, type Route } from "@bezak/contract/route.ts";

export interface AuditedCall {
  name: CallName;
  /** of commerce, with unknown ids */
  method: string;
  path: string;
  body: object | undefined;
  /** the body names the session in place of a token */
  ofSession: boolean;
  form: boolean;
}

/** Calls of commerce behind those of the contract that are not forwarded as they are. */
const translated: Partial<Record<CallName, [method: string, path: string]>> = {
  adjustBalance: ["POST", "/admin/sellers/{id}/adjustments"],
  endAccountSessions: ["DELETE", "/admin/accounts/{id}/sessions"],
  changePassword: ["POST", "/internal/auth/change-password"],
  confirmPassword: ["POST", "/internal/auth/confirm-password"],
  askEmailChange: ["POST", "/internal/auth/ask-email-change"],
  changeEmail: ["POST", "/internal/auth/change-email"],
  askEmailConfirmation: ["POST", "/internal/auth/ask-email-confirmation"],
  confirmEmail: ["POST", "/internal/auth/confirm-email"],
  endSession: ["POST", "/internal/auth/end-session"],
  endOtherSessions: ["POST", "/internal/auth/end-session"],
};

const isWrite = ({ method, access, readsOnly }: Route) =>
  method !== "GET" && !readsOnly && access !== "public" && access.includes("admin");

function toCall(name: CallName, route: Route): AuditedCall {
  const { forward } = route;
  const given = forward ? [forwardMethod(route, forward), forward.path] : translated[name];
  if (!given) throw new Error(`Name the call of commerce behind ${name}`);
  const [method = "", path = ""] = given;
  return {
    name,
    method,
    path: path.replaceAll(/\{\w+\}/g, "x_none"),
    body: examples[name].request?.body as object | undefined,
    ofSession: path.startsWith("/internal/auth"),
    form: route.form !== undefined,
  };
}

const writes = Object.values(domains)
  .flatMap((calls) => Object.entries(calls as Record<string, Route>))
  .filter(([, route]) => isWrite(route));

const toCalls = (routes: typeof writes) => routes.map(([name, route]) => toCall(name as CallName, route));

/** Every writing row of the access table that names administrators among those who may make it, with its call of commerce. */
export const auditedCalls: AuditedCall[] = toCalls(writes.filter(([, { unrecorded }]) => !unrecorded));

/** Those that the contract exempts. */
export const unrecordedCalls: AuditedCall[] = toCalls(writes.filter(([, { unrecorded }]) => unrecorded));
