import {
  errorHandler as engineErrorHandler,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** Case-insensitive, like the router. */
const ownRoutes = /^\/(catalog|customer|internal|vendor|admin)(\/|$)/i;
const fallback = engineErrorHandler();

/** The engine's error types as `[status, code]`; every other error is an internal one: 500. */
const engineErrors: Record<string, [number, string]> = {
  // a lock or database conflict: the request is valid and succeeds when repeated
  conflict: [503, "commerce_unavailable"],
  duplicate_error: [409, "duplicate"],
  unauthorized: [401, "unauthorized"],
  forbidden: [403, "forbidden"],
  not_found: [404, "not_found"],
  not_allowed: [409, "not_allowed"],
  invalid_data: [400, "invalid_data"],
};

/** The fields read from an error: workflows pass errors on as plain copies, so `instanceof` does not work. */
interface Thrown {
  status?: unknown;
  code?: unknown;
  type?: unknown;
  message?: string;
  details?: unknown;
}

/** Responds in one error shape on our routes, `{code, message, details?}`; the engine's own routes keep its shape. */
export function errorHandler(
  error: unknown,
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (!ownRoutes.test(req.path)) {
    fallback(error as Error, req, res, next);
    return;
  }
  const thrown = (error ?? {}) as Thrown;
  const [status, code] = statusAndCode(thrown);
  // 503 is expected: the shop cannot answer yet, and reports so
  if (status >= 500 && status !== 503) {
    req.scope.resolve(ContainerRegistrationKeys.LOGGER).error(`${req.method} ${req.path}`, error as Error);
    res.status(500).json({ code: "internal_error", message: "Something went wrong." });
    return;
  }
  res.status(status).json({ code, message: thrown.message ?? code, details: thrown.details });
}

function statusAndCode({ status, code, type }: Thrown): [number, string] {
  if (type === "entity.parse.failed") {
    return [400, "invalid_json"];
  }
  if (type === "entity.too.large") {
    return [413, "body_too_large"];
  }
  const [engineStatus, engineCode] = engineErrors[String(type)] ?? [500, "internal_error"];
  return [
    typeof status === "number" ? status : engineStatus,
    typeof code === "string" && /^[a-z][a-z_]*$/.test(code) ? code : engineCode,
  ];
}
