import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ADMIN_AUDIT_MODULE } from "../modules/admin-audit/index.ts";
import type { AdminAct, AdminAuditModuleService } from "../modules/admin-audit/service.ts";
import { redact } from "../modules/payment-ledger/redact.ts";

/** Ids of the engine and of ours: a prefix and 26 random letters and digits. */
const ID = /^[a-z]+_[0-9A-Za-z]{20,40}$/;

/** Reading a full account number counts as an action too. */
const isAct = (method: string, path: string): boolean =>
  !["GET", "HEAD", "OPTIONS"].includes(method) || path.endsWith("/account");

/** Describes a request without secrets and card numbers. */
export function describeAction(request: {
  method: string;
  path: string;
  body?: unknown;
}): Pick<AdminAct, "action" | "subject" | "said"> {
  const parts = request.path.split("/").map(decodeURIComponent);
  const ids = parts.filter((part) => ID.test(part));
  const path = parts.map((part) => (ID.test(part) ? "{id}" : part)).join("/");
  return {
    action: `${request.method} ${path}`.slice(0, 300),
    subject: ids.length > 0 ? ids.join(" ") : null,
    said: { body: redact(request.body ?? null) },
  };
}

/**
 * Records every administrator's action before it is carried out, and its status afterwards: an action that cannot be
 * recorded is not carried out, and a process that dies leaves an entry without a status.
 */
export async function auditAdministrators(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { auth_context: caller } = req as AuthenticatedMedusaRequest;
  // `path` is relative to where a middleware is mounted
  const [path = ""] = req.originalUrl.split("?");
  if (!caller?.actor_id || !isAct(req.method, path)) return next();
  const audit = req.scope.resolve<AdminAuditModuleService>(ADMIN_AUDIT_MODULE);
  const requestId = req.get("x-request-id") ?? null;
  const id = await audit.begin({
    ...describeAction({ method: req.method, path, body: req.body }),
    actorId: caller.actor_id,
    requestId,
  });
  res.once("finish", () => {
    audit.end(id, res.statusCode).catch((error: unknown) => {
      const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER);
      logger.error(`The status of audit entry ${id} was not stored: ${String(error)}`);
    });
  });
  next();
}
