import { clientSubject } from "@bezak/contract/client-subject.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_LIMIT_MODULE } from "../../modules/limits/index.ts";
import type { Hit, Limit, ShopLimitModuleService } from "../../modules/limits/service.ts";
import { ShopError } from "../../shop-error.ts";

const often = { max: 10, seconds: 15 * 60 };

/** A whole mobile network may share one address. */
const CLIENT_MAX = 200;

/**
 * Limits of guesses: ten in fifteen minutes for each account. The password of one's own account is counted for each session,
 * so that the holder of a stolen session can neither continue guessing nor keep the owner from ending it.
 */
export const signInLimits = {
  login: { kind: "login", ...often },
  reset: { kind: "reset-password", ...often },
  password: { kind: "own-password", ...often },
  emailCode: { kind: "email-code", ...often },
  secondFactor: { kind: "second-factor", ...often },
} as const satisfies Record<string, Limit>;

/** Requests for mails with a link from one client; see `forgetPassword`. */
export const resetMailsPerClient: Limit = {
  kind: "forgot-password",
  max: CLIENT_MAX,
  seconds: often.seconds,
};

/** All users of a test run have one address. In production the factor is 1, whatever is set. */
const clientFactor =
  process.env.NODE_ENV === "production" ? 1 : Number(process.env.BEZAK_CLIENT_LIMIT_FACTOR || 1);

/** Registrations, refused ones included. */
export const registrationLimits = {
  clientMinute: { kind: "register-minute", max: 5 * clientFactor, seconds: 60 },
  clientHour: { kind: "register-hour", max: 30 * clientFactor, seconds: 60 * 60 },
  account: { kind: "register-account", max: 3, seconds: 60 * 60 },
} as const satisfies Record<string, Limit>;

/** For whom an attempt is counted; what is undefined is not counted. */
export interface AttemptSubject {
  /** e-mail or identity, whether or not it has an account */
  account?: string;
  session?: string;
  /** network address */
  client?: string;
}

export const getLimits = (container: MedusaContainer) =>
  container.resolve<ShopLimitModuleService>(SHOP_LIMIT_MODULE);

/** @throws ShopError 429 `too_many_requests` */
export async function countAttempt(
  container: MedusaContainer,
  limit: Limit,
  { account, session, client }: AttemptSubject,
): Promise<Hit[]> {
  const limits = getLimits(container);
  const ofAccount = await limits.take(limit, [
    ...(account === undefined ? [] : [accountSubject(account)]),
    ...(session === undefined ? [] : [sessionSubject(session)]),
  ]);
  if (client === undefined) return ofAccount;
  try {
    const max = limit.max === often.max ? CLIENT_MAX : limit.max;
    return [...ofAccount, ...(await limits.take({ ...limit, max }, [addressSubject(client)]))];
  } catch (error) {
    await limits.removeHits(ofAccount);
    throw error;
  }
}

export const accountSubject = (account: string): string => `account ${account}`;

export const sessionSubject = (session: string): string => `session ${session}`;

export const addressSubject = (client: string): string => `client ${clientSubject(client)}`;

/** @throws ShopError 429 `too_many_requests` */
export async function countRegistration(
  container: MedusaContainer,
  { account, client }: AttemptSubject,
): Promise<Hit[]> {
  const counted: Hit[] = [];
  try {
    counted.push(...(await countAttempt(container, registrationLimits.clientMinute, { client })));
    counted.push(...(await countAttempt(container, registrationLimits.clientHour, { client })));
    counted.push(...(await countAttempt(container, registrationLimits.account, { account })));
  } catch (error) {
    await getLimits(container).removeHits(counted);
    throw error;
  }
  return counted;
}

/** Runs what was counted; takes the count back when the queue is full (503). */
export async function uncountIfOverloaded<T>(
  container: MedusaContainer,
  counted: Hit[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ShopError && error.code === "overloaded")
      await getLimits(container).removeHits(counted);
    throw error;
  }
}
