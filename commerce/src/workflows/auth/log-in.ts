import type { User } from "@bezak/contract/auth.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_SESSION_MODULE } from "../../modules/session/index.ts";
import type { SessionOwner, ShopSessionModuleService } from "../../modules/session/service.ts";
import { hashSessionToken, newSessionToken } from "../../modules/session/session-token.ts";
import { ShopError } from "../../shop-error.ts";
import { checkSecondFactor, readFactorState } from "../second-factor/check-factor.ts";
import { markMissingFactor } from "../second-factor/needs-factor.ts";
import { checkPassword } from "./check-password.ts";
import { countFailedEmail, countSignIn } from "./count-sign-in.ts";
import { newDeviceMark, readDeviceMark } from "./device-mark.ts";
import { readPerson } from "./person.ts";
import { getLimits, uncountIfOverloaded } from "./sign-in-limits.ts";
import { isStillPassword, readCredentials } from "./stored-password.ts";

export interface NewSession {
  token: string;
  user: User;
  /** for the browser to store: see `newDeviceMark` */
  deviceMark: string;
}

export interface SignIn {
  email: string;
  password: string;
  /** of the second factor */
  code?: string;
  device?: string;
  /** network address */
  client?: string;
  deviceMark?: string;
  /** of the browser's present session, which is ended: nobody could see or end it afterwards */
  formerToken?: string;
}

const refused = () => new ShopError(401, "invalid_credentials", "Wrong e-mail or password");

/**
 * Opens a session. A wrong password, an unknown address, a blocked account and an unfinished registration give the same
 * answer after the same time. Failed attempts, wrong codes of a second factor included, are limited by `countSignIn`.
 * @throws ShopError 401 `invalid_credentials`, 403 `second_factor_required`, 400 `second_factor_invalid`, 429 `too_many_requests`, 503 `overloaded`
 */
export async function logIn(container: MedusaContainer, input: SignIn): Promise<NewSession> {
  const email = input.email.toLowerCase();
  const known = await readCredentials(container, { email });
  const device = readDeviceMark(input.deviceMark, known);
  const signInAttempt = { email, client: input.client, device };
  const counted = await countSignIn(container, signInAttempt);
  const checked = await uncountIfOverloaded(container, counted, () =>
    checkPassword(container, { email, password: input.password }),
  );
  if (!checked) {
    await countFailedEmail(container, signInAttempt, known !== undefined);
    throw refused();
  }
  const { id, app_metadata } = checked.authIdentity;
  const factor = await checkSecondFactor(container, { identityId: id, code: input.code }).catch(
    async (error: unknown) => {
      // the password was right, and no code was guessed
      if (error instanceof ShopError && error.code === "second_factor_required")
        await getLimits(container).removeHits(counted);
      throw error;
    },
  );
  const { customer_id = null, user_id = null } = (app_metadata ?? {}) as Partial<SessionOwner>;
  const owner: SessionOwner = { auth_identity_id: id, customer_id, user_id };
  const token = newSessionToken();
  const sessions = container.resolve<ShopSessionModuleService>(SHOP_SESSION_MODULE);
  await sessions.open(hashSessionToken(token), owner, input.device ?? null);
  // Read after the session was opened: a simultaneous block, or change of password or second factor, is seen here or ends the
  // session itself.
  const user = await readPerson(container, owner);
  const isStillRight =
    (await isStillPassword(container, checked.credentials)) &&
    (await readFactorState(container, id)) === factor;
  if (!user || !isStillRight) {
    await sessions.revoke(token);
    throw refused();
  }
  if (input.formerToken !== undefined) await sessions.revoke(input.formerToken);
  await getLimits(container).removeHits(counted);
  return {
    token,
    user: await markMissingFactor(container, id, user),
    deviceMark: newDeviceMark(checked.credentials),
  };
}
