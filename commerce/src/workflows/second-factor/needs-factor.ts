import type { User } from "@bezak/contract/auth.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readFactorState } from "./check-factor.ts";

/**
 * Whether somebody with this role must sign in with a second factor: administrators of a marketplace in production, unless
 * `ADMIN_SECOND_FACTOR` says otherwise. Accounts of the demo have published passwords, so a factor would protect nothing.
 */
export function needsFactor(role: User["role"], env: NodeJS.ProcessEnv = process.env): boolean {
  if (role !== "admin") return false;
  const { ADMIN_SECOND_FACTOR: chosen, NODE_ENV, BEZAK_DEMO } = env;
  if (chosen === "required" || chosen === "optional") return chosen === "required";
  return NODE_ENV === "production" && BEZAK_DEMO !== "1";
}

/** The user, marked if a second factor must be set up before anything else. */
export async function markMissingFactor(
  container: MedusaContainer,
  identityId: string,
  user: User,
): Promise<User> {
  if (!needsFactor(user.role)) return user;
  const state = await readFactorState(container, identityId);
  return state === "none" ? { ...user, secondFactorMissing: true } : user;
}
