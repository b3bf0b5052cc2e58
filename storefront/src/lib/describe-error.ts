import type { Texts } from "../i18n/texts.ts";
import { isApiError } from "./api-error.ts";

/** Messages for failures without a better one, by action (specification, section 8). */
export type ErrorFallback =
  | "login"
  | "register"
  | "sessionCheck"
  | "profileUpdate"
  | "userUpdate"
  | "favoriteAdd"
  | "favoriteRemove"
  | "favoritesClear";

/** The message to show for a failure: the server's own, else one for the kind of failure, else the action's fallback. */
export function describeError(error: unknown, t: Texts, fallback?: ErrorFallback): string {
  const last = fallback ? t(`errors.${fallback}`) : undefined;
  if (!isApiError(error)) return last ?? t("errors.unexpected");
  if (error.kind === "server") return error.text ?? last ?? t("errors.server");
  return t(`errors.${error.kind}`);
}
