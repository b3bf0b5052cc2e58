import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_LIMIT_MODULE } from "../../modules/limits/index.ts";
import { clientSubject } from "../../modules/limits/client-subject.ts";
import type { Hit, Limit, ShopLimitModuleService } from "../../modules/limits/service.ts";

const often = { max: 10, seconds: 15 * 60 };

/** What guesses of passwords and links are counted as: ten in fifteen minutes for each account and each client. */
export const signInLimits = {
  login: { kind: "login", ...often },
  forgot: { kind: "forgot-password", ...often },
  reset: { kind: "reset-password", ...often },
  password: { kind: "own-password", ...often },
} as const satisfies Record<string, Limit>;

/** Whom a try is counted for; what is not known is not counted. */
export interface Trier {
  /** e-mail or identity, whether such an account exists or not */
  account?: string;
  /** network address */
  client?: string;
}

export const limitsOf = (container: MedusaContainer) =>
  container.resolve<ShopLimitModuleService>(SHOP_LIMIT_MODULE);

/**
 * Counts a try.
 * @throws ShopError 429 `too_many_requests`
 */
export function countTry(
  container: MedusaContainer,
  limit: Limit,
  { account, client }: Trier,
): Promise<Hit[]> {
  return limitsOf(container).take(limit, [
    ...(account === undefined ? [] : [`account ${account}`]),
    ...(client === undefined ? [] : [`client ${clientSubject(client)}`]),
  ]);
}
