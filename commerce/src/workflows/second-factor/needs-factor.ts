import type { User } from "@bezak/contract/auth.ts";
import type { FactorState } from "./check-factor.ts";

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
export async function markMissingFactor(user: User, readState: () => Promise<FactorState>): Promise<User> {
  if (!needsFactor(user.role)) return user;
  return (await readState()) === "none" ? { ...user, secondFactorMissing: true } : user;
}
