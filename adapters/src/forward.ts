import { fillPath } from "@bezak/contract/call.ts";
import { forwardMethod, type Forward, type Route } from "@bezak/contract/route.ts";
import { asAdministrator } from "./administrator.ts";
import { asBuyer, asPerson } from "./buyer.ts";
import type { ErrorCode } from "@bezak/contract/error-codes.ts";
import type { ByteCache } from "./byte-cache.ts";
import { ApiError } from "./errors.ts";
import type { Commerce, CommerceCall, JsonObject } from "./commerce.ts";
import { getPagination } from "./pagination.ts";
import type { AnyCall } from "./read-call.ts";
import type { Sessions } from "./session.ts";
import { successMessage } from "./success-messages.ts";

export interface ForwardContext {
  commerce: Commerce;
  cache: ByteCache;
  sessions: Sessions;
}

/** The commerce token of the caller; administrators have accounts of another kind than buyers. */
function caller(
  { access }: Route,
  { session, requestId }: AnyCall,
): Pick<CommerceCall, "token" | "requestId"> {
  if (access === "public") return { requestId };
  if (session === null) throw new ApiError("unauthorized");
  const person = { session, requestId };
  if (!access.includes("admin")) return asBuyer(person);
  return access.includes("buyer") ? asPerson(person) : asAdministrator(person);
}

/** Commerce's answer in the envelope of the API. Fields beside the data stay; the route's schema checks all of them. */
function toAnswer({ pick }: Forward, query: unknown, answer: JsonObject): JsonObject {
  if (pick === null) return { success: true, data: null };
  if (pick === undefined) return { success: true, data: answer };
  const { [pick]: data, count, ...fields } = answer;
  if (typeof count !== "number") return { ...fields, success: true, data };
  const { next, ...beside } = fields;
  return {
    ...beside,
    success: true,
    data,
    pagination: getPagination(
      query as { page: number; limit: number },
      count,
      next as string | null | undefined,
    ),
  };
}

const withCurrentObject: ReadonlySet<ErrorCode> = new Set([
  "stale_version",
  "already_decided",
  "application_decided",
  "approval_decided",
  "review_decided",
  "product_changed",
]);

/** What is stale or decided is refused with the current object, as far as the call declares it. */
function withCurrent(error: unknown, { success, current: shown }: Route): unknown {
  if (!(error instanceof ApiError) || !withCurrentObject.has(error.code)) return error;
  const { current, sent } = (error.extras.details ?? {}) as { current?: unknown; sent?: unknown };
  const read = shown
    ? shown.transform((data) => ({ data })).safeParse(current)
    : success.schema.safeParse({ success: true, data: current });
  // an order is its own version
  const sentOrder = typeof sent === "object" && shown ? shown.safeParse(sent) : undefined;
  const details = {
    ...(read.success && { current: (read.data as { data: unknown }).data }),
    ...(typeof sent === "string" && { sent }),
    ...(sentOrder?.success && { sent: sentOrder.data }),
  };
  const isEmpty = Object.keys(details).length === 0;
  return new ApiError(error.code, { details: isEmpty ? undefined : details, cause: error });
}

/** Answers a call by one call of commerce, made for the same person. */
export function createForwarder(name: string, route: Route, forward: Forward, context: ForwardContext) {
  const method = forwardMethod(route, forward);
  const { waitMs: timeoutMs, languageInQuery, drops = [], renewsSession } = forward;
  const { commerce, cache, sessions } = context;

  return async (call: AnyCall): Promise<unknown> => {
    const path = fillPath(forward.path, (call.params ?? {}) as Record<string, string>);
    const headers: Record<string, string> = { "accept-language": call.language };
    if (route.idempotent) headers["idempotency-key"] = call.idempotencyKey;
    if (call.version !== undefined) headers["if-match"] = call.version;
    const query = {
      ...(call.query as object | undefined),
      ...(languageInQuery && { language: call.language }),
    };
    const repeatable = route.readsOnly ?? route.repeatable;
    const sent = { ...caller(route, call), query, body: call.body, headers, timeoutMs, repeatable };
    const forget = () => renewsSession && call.token !== undefined && sessions.forget(call.token);
    forget();
    try {
      if (route.file) return await commerce.file(method === "POST" ? "POST" : "GET", path, sent);
      const answer = call.form
        ? await commerce.postForm(path, call.form, sent)
        : await commerce.send(method, path, sent);
      const shown = toAnswer(forward, call.query, answer);
      const message = successMessage(name, shown["data"]);
      return message ? { ...shown, message: message[call.language] } : shown;
    } catch (error) {
      // the rank that is known here is a former one
      if (call.token !== undefined && error instanceof ApiError && error.code === "rank_required")
        sessions.forget(call.token);
      throw withCurrent(error, route);
    } finally {
      // also after a failure: the call may have been carried out
      for (const prefix of drops) cache.drop(prefix);
      // a session that was cached during the call would be the former one
      forget();
    }
  };
}
