import type { MedusaContainer } from "@medusajs/framework/types";
import { logIn } from "../../../../src/workflows/auth/log-in.ts";
import { exchangeSession } from "../../../../src/workflows/auth/exchange-session.ts";
import openAdministrator from "./open-administrator.ts";

/** Signs a new administrator in, in a process that requires a second factor of administrators. */
export default async function requireFactor(container: MedusaContainer, { email }: { email: string }) {
  const password = "long-enough";
  await openAdministrator(container, { email, password });
  process.env.ADMIN_SECOND_FACTOR = "required";
  try {
    const { token, user } = await logIn(container, { email, password });
    const { adminToken } = await exchangeSession(container, { token });
    return { token: adminToken, missing: user.secondFactorMissing === true };
  } finally {
    delete process.env.ADMIN_SECOND_FACTOR;
  }
}
