import { clientSubject } from "@bezak/contract/client-subject.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Hit, Limit } from "../../modules/limits/service.ts";
import { enqueue } from "../../queue/enqueue.ts";
import { ShopError } from "../../shop-error.ts";
import { countAttempt, getLimits, signInLimits } from "./sign-in-limits.ts";

const quarter = 15 * 60;

/** Wrong passwords from a browser that has signed in to this account before. */
const ofDevice: Limit = { kind: "login-device", max: 10, seconds: quarter };

/** Unknown addresses from one client: a sign that it works through a list. */
const unknownEmails: Limit = { kind: "login-unknown", max: 20, seconds: quarter };

/** Counted only so that a known address takes as many statements (as much time) as an unknown one. */
const knownEmails: Limit = { ...unknownEmails, kind: "login-known" };

/** A client that works through a list is slowed down to the pace of a person. */
const slowed: Limit = { kind: "login-slowed", max: 1, seconds: 10 };

const attemptMail: Limit = { kind: "sign-in-tried-mail", max: 1, seconds: 24 * 3600 };

export interface SignInAttempt {
  email: string;
  /** network address */
  client?: string;
  /** a browser that has signed in to this account before */
  device?: string;
}

/** Mails the owner that somebody tries to sign in, once a day. */
export async function mailAboutAttempts(container: MedusaContainer, email: string): Promise<void> {
  if (!(await getLimits(container).tryTake(attemptMail, email))) return;
  await enqueue(container, "forgotten-password", { email, because: "tries" });
}

/**
 * Counts a sign-in attempt: a known browser on its own, so that nobody else can lock it out; any other for the account and
 * the client. Above the account's limit attempts are refused, and its owner gets one mail a day.
 * @throws ShopError 429 `too_many_requests`
 */
export async function countSignIn(
  container: MedusaContainer,
  { email, client, device }: SignInAttempt,
): Promise<Hit[]> {
  const limits = getLimits(container);
  if (device !== undefined) return limits.take(ofDevice, [device]);
  const subject = client === undefined ? undefined : clientSubject(client);
  if (subject !== undefined && (await limits.isFull(unknownEmails, subject)))
    await limits.take(slowed, [subject]);
  const ofClient = await countAttempt(container, signInLimits.login, { client });
  try {
    return [...ofClient, ...(await countAttempt(container, signInLimits.login, { account: email }))];
  } catch (error) {
    await limits.removeHits(ofClient);
    if (error instanceof ShopError && error.status === 429) await mailAboutAttempts(container, email);
    throw error;
  }
}

/** Counts the addresses with which a client failed, unknown ones separately; each address once in 15 minutes. */
export async function countFailedEmail(
  container: MedusaContainer,
  { email, client }: SignInAttempt,
  isKnown: boolean,
): Promise<void> {
  if (client === undefined) return;
  const limits = getLimits(container);
  const subject = clientSubject(client);
  const kind = isKnown ? knownEmails : unknownEmails;
  const once: Limit = { kind: `${kind.kind}-once`, max: 1, seconds: quarter };
  if (await limits.tryTake(once, `${subject}\n${email}`)) await limits.tryTake(kind, subject);
}
