import type { Caller } from "@bezak/contract/access-rows.ts";
import { demoAccounts } from "../shop/demo-accounts.ts";
import { signIn, type Ask } from "./ask.ts";

/** One token per caller; both buyers are new, and `demo` is the demo buyer with a history. */
export type People = Record<Exclude<Caller, "guest"> | "demo", string>;

export async function signInEveryone(ask: Ask): Promise<People> {
  const fresh = (name: string) =>
    signIn(ask, "register", {
      name,
      email: `access-${crypto.randomUUID()}@example.uz`,
      password: "correct horse",
    });
  const demo = (account: keyof typeof demoAccounts) => signIn(ask, "login", demoAccounts[account]);
  const again = { email: `access-${crypto.randomUUID()}@example.uz`, password: "correct horse" };
  await signIn(ask, "register", { name: "Азиз", ...again });
  return {
    // a second session, so that one can be ended
    buyer: await signIn(ask, "login", again),
    otherBuyer: await fresh("Барно"),
    seller: await demo("seller"),
    otherSeller: await demo("otherSeller"),
    admin: await demo("admin"),
    demo: await demo("buyer"),
  };
}
