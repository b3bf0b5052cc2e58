import type { MedusaContainer } from "@medusajs/framework/types";
import type { SessionOwner } from "../../modules/session/service.ts";
import { ShopError } from "../../shop-error.ts";
import { checkSecondFactor, readFactorState } from "../second-factor/check-factor.ts";
import { checkPassword } from "./check-password.ts";
import { countFailedEmail, countSignIn } from "./count-sign-in.ts";
import { readDeviceMark } from "./device-mark.ts";
import { openSession, type NewSession } from "./open-session.ts";
import { getLimits, uncountIfOverloaded } from "./sign-in-limits.ts";
import { isStillPassword, readCredentials } from "./stored-password.ts";

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
  const opened = await openSession(container, {
    owner,
    credentials: checked.credentials,
    device: input.device,
    formerToken: input.formerToken,
    isStillRight: async () =>
      (await isStillPassword(container, checked.credentials)) &&
      (await readFactorState(container, id)) === factor,
  });
  if (!opened) throw refused();
  await getLimits(container).removeHits(counted);
  return opened;
}
