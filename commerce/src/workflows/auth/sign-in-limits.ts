import { clientSubject } from "@bezak/contract/client-subject.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_LIMIT_MODULE } from "../../modules/limits/index.ts";
import type { Hit, Limit, ShopLimitModuleService } from "../../modules/limits/service.ts";
import { ShopError } from "../../shop-error.ts";

const often = { max: 10, seconds: 15 * 60 };

/** Behind one address may be a whole mobile network. */
const CLIENT_MAX = 200;

/**
 * What guesses of passwords and links are counted as: ten in fifteen minutes for each account; of the password of one's own
 * account for each session, so that whoever holds a stolen one neither guesses on nor keeps the owner from ending it.
 */
export const signInLimits = {
  login: { kind: "login", ...often },
  reset: { kind: "reset-password", ...often },
  password: { kind: "own-password", ...often },
  emailCode: { kind: "email-code", ...often },
} as const satisfies Record<string, Limit>;

/** Asks of one address for mails with a link; see `forgetPassword`. */
export const asksOfClient: Limit = { kind: "forgot-password", max: CLIENT_MAX, seconds: often.seconds };

/**
 * A shop that is tested has all its people at one address. In production the factor is 1, whatever is set.
 */
const clientFactor =
  process.env.NODE_ENV === "production" ? 1 : Number(process.env.BEZAK_CLIENT_LIMIT_FACTOR || 1);

/** How many accounts are opened, the refused ones among them. */
export const registrationLimits = {
  clientMinute: { kind: "register-minute", max: 5 * clientFactor, seconds: 60 },
  clientHour: { kind: "register-hour", max: 30 * clientFactor, seconds: 60 * 60 },
  account: { kind: "register-account", max: 3, seconds: 60 * 60 },
} as const satisfies Record<string, Limit>;

/** Whom a try is counted for; what is not known is not counted. */
export interface Trier {
  /** e-mail or identity, whether such an account exists or not */
  account?: string;
  /** id of the session a try is made in */
  session?: string;
  /** network address */
  client?: string;
}

export const limitsOf = (container: MedusaContainer) =>
  container.resolve<ShopLimitModuleService>(SHOP_LIMIT_MODULE);

/**
 * Counts a try.
 * @throws ShopError 429 `too_many_requests`
 */
export async function countAttempt(
  container: MedusaContainer,
  limit: Limit,
  { account, session, client }: Trier,
): Promise<Hit[]> {
  const limits = limitsOf(container);
  const ofAccount = await limits.take(limit, [
    ...(account === undefined ? [] : [accountSubject(account)]),
    ...(session === undefined ? [] : [`session ${session}`]),
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

/** An account as it is counted. */
export const accountSubject = (account: string): string => `account ${account}`;

/** A network address as it is counted. */
export const addressSubject = (client: string): string => `client ${clientSubject(client)}`;

/**
 * Counts a registration.
 * @throws ShopError 429 `too_many_requests`
 */
export async function countRegistration(
  container: MedusaContainer,
  { account, client }: Trier,
): Promise<Hit[]> {
  const counted: Hit[] = [];
  try {
    counted.push(...(await countAttempt(container, registrationLimits.clientMinute, { client })));
    counted.push(...(await countAttempt(container, registrationLimits.clientHour, { client })));
    counted.push(...(await countAttempt(container, registrationLimits.account, { account })));
  } catch (error) {
    await limitsOf(container).removeHits(counted);
    throw error;
  }
  return counted;
}

/** Does what has been counted; it does not count after all when there is no room to do it (503). */
export async function uncountIfOverloaded<T>(
  container: MedusaContainer,
  counted: Hit[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ShopError && error.code === "overloaded")
      await limitsOf(container).removeHits(counted);
    throw error;
  }
}
