import type { Texts } from "../i18n/texts.ts";
import { isApiError } from "./api-error.ts";

/** Texts shown when a failure of that action says nothing better (specification, section 8). */
export type ErrorFallback =
  | "login"
  | "register"
  | "sessionCheck"
  | "profileUpdate"
  | "userUpdate"
  | "favoriteAdd"
  | "favoriteRemove"
  | "favoritesClear";

/**
 * The sentence a person reads about a failure, as the error catalogue says: the server's own text, else what
 * happened on the way, else the action's fallback.
 */
export function describeError(error: unknown, t: Texts, fallback?: ErrorFallback): string {
  const last = fallback ? t(`errors.${fallback}`) : undefined;
  if (!isApiError(error)) return last ?? t("errors.unexpected");
  if (error.kind === "server") return error.text ?? last ?? t("errors.server");
  return t(`errors.${error.kind}`);
}
