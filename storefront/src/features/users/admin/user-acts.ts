import type { AdministeredUser } from "@bezak/contract/user-admin.ts";
import { endAccountSessions } from "@bezak/contract/routes/auth.ts";
import { changeUser, deleteUser } from "@bezak/contract/routes/user-admin.ts";
import type { TextKey } from "../../../i18n/texts.ts";
import { hasCode } from "../../../lib/api-error.ts";
import { describeError } from "../../../lib/describe-error.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { Rights } from "../../../lib/use-rights.tsx";

/** What an administrator does with an account. */
export type UserAct = "block" | "unblock" | "endSessions" | "promote" | "demote" | "close";

/** Whose account it is: nobody changes their own access. */
export interface Account {
  user: AdministeredUser;
  isOwn: boolean;
}

/** The act that changes the role; null where the call refuses every one. */
export function findRoleAct({ user: { role, blocked }, isOwn }: Account): "promote" | "demote" | null {
  if (isOwn || role === "seller") return null;
  if (role === "admin") return "demote";
  return blocked ? null : "promote";
}

/** Whether the administrator's rank permits the act. */
export function mayAct(act: UserAct, { user: { role }, isOwn }: Account, rights: Rights): boolean {
  const isOther = role === "admin" && !isOwn;
  if (isOther || act === "promote" || act === "demote") return rights.mayUse("administrators");
  if (act === "endSessions") return rights.mayCall(endAccountSessions);
  return rights.mayCall(act === "close" ? deleteUser : changeUser);
}

/** Whether the password is asked for. */
export function needsPassword(act: UserAct, { role }: AdministeredUser): boolean {
  return act === "block" || act === "unblock" ? role === "admin" : true;
}

/** What will happen, one sentence each, in the order of importance. */
export function listEffects(act: UserAct, { user, isOwn }: Account): TextKey[] {
  const { role, shop } = user;
  const effects: Record<UserAct, (TextKey | false)[]> = {
    block: [
      "userAdmin.effects.cannotSignIn",
      "userAdmin.effects.reasonMailed",
      "userAdmin.effects.ordersStay",
      shop !== null && "userAdmin.effects.shopStays",
    ],
    unblock: ["userAdmin.effects.canSignIn", "userAdmin.effects.noMail"],
    endSessions: [
      isOwn ? "userAdmin.effects.ownSignOut" : "userAdmin.effects.signOut",
      "userAdmin.effects.passwordStays",
    ],
    promote: [
      "userAdmin.effects.power",
      "userAdmin.effects.newPassword",
      "userAdmin.effects.cannotBuy",
      "userAdmin.effects.anotherId",
    ],
    demote: [
      "userAdmin.effects.panelCloses",
      "userAdmin.effects.signsInAgain",
      "userAdmin.effects.anotherId",
    ],
    close: [
      "userAdmin.effects.erased",
      "userAdmin.effects.openOrders",
      "userAdmin.effects.remains",
      "userAdmin.effects.emailFree",
      role === "admin" && "userAdmin.effects.roleEnds",
      role === "seller" && "userAdmin.effects.leavesShop",
    ],
  };
  const password: TextKey[] = needsPassword(act, user) ? ["userAdmin.effects.password"] : [];
  return [...effects[act].filter((effect) => effect !== false), ...password];
}

/** Refusals whose sentences are addressed to the owner of the account. */
const refusals = ["orders_under_way", "money_owed", "payment_in_progress", "account_has_shop"] as const;

export function describeRefusal(error: unknown, t: Texts): string {
  const code = refusals.find((one) => hasCode(error, one));
  return code ? t(`userAdmin.refusals.${code}`) : describeError(error, t);
}
