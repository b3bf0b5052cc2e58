import type { User } from "@bezak/contract/auth.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { SessionOwner } from "../../modules/session/service.ts";
import { hashSessionToken, newSessionToken } from "../../modules/session/session-token.ts";
import { readFactorState } from "../second-factor/check-factor.ts";
import { markMissingFactor } from "../second-factor/needs-factor.ts";
import { getSessions } from "./caller.ts";
import { newDeviceMark } from "./device-mark.ts";
import { readPerson } from "./person.ts";
import type { Credentials } from "./stored-password.ts";

export interface NewSession {
  token: string;
  user: User;
  /** for the browser to store: see `newDeviceMark` */
  deviceMark: string;
}

export interface OpenedFor {
  owner: SessionOwner;
  credentials: Credentials;
  device?: string;
  /** of the browser's present session, which is ended: nobody could see or end it afterwards */
  formerToken?: string;
  /** whether what opened the session is valid now that it is open */
  isStillRight: () => Promise<boolean>;
}

/** Opens a session; undefined for an account that is blocked, deleted or unfinished, or that changed meanwhile. */
export async function openSession(
  container: MedusaContainer,
  { owner, credentials, device, formerToken, isStillRight }: OpenedFor,
): Promise<NewSession | undefined> {
  const token = newSessionToken();
  const sessions = getSessions(container);
  await sessions.open(hashSessionToken(token), owner, device ?? null);
  // Read after the session was opened: a simultaneous block, or change of password or second factor, is seen here or ends the
  // session itself.
  const user = await readPerson(container, owner);
  if (!user || !(await isStillRight())) {
    await sessions.revoke(token);
    return undefined;
  }
  if (formerToken !== undefined) await sessions.revoke(formerToken);
  return {
    token,
    user: await markMissingFactor(user, () => readFactorState(container, owner.auth_identity_id)),
    deviceMark: newDeviceMark(credentials),
  };
}
