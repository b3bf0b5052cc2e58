import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { SessionEnd } from "@bezak/contract/session-end.ts";
import { MedusaService } from "@medusajs/framework/utils";
import { PasskeyChallengeModel } from "./models/passkey-challenge.ts";
import { PasskeyModel } from "./models/passkey.ts";
import { PasswordReset } from "./models/password-reset.ts";
import { PersonViewModel } from "./models/person-view.ts";
import { RecoveryCodeModel } from "./models/recovery-code.ts";
import { SecondFactorModel } from "./models/second-factor.ts";
import { ShopSession } from "./models/shop-session.ts";
import { hashSessionToken } from "./session-token.ts";

const MINUTE_MS = 60_000;

/** Idle and maximum lifetime of a session, by what it gives access to; PostgreSQL intervals. */
const lives = {
  administrator: { idle: "30 minutes", most: "12 hours" },
  seller: { idle: "7 days", most: "30 days" },
  buyer: { idle: "30 days", most: "180 days" },
} as const;

type Life = (typeof lives)[keyof typeof lives];

/** SQL by whom a session belongs to. A user who becomes a seller has a seller's session from the next use on. */
const byOwner = (toSql: (life: Life) => string): string => `case
    when user_id is not null then ${toSql(lives.administrator)}
    when exists (select from seller_member m where m.customer_id = shop_session.customer_id and m.deleted_at is null)
      then ${toSql(lives.seller)}
    else ${toSql(lives.buyer)} end`;

/** When a session ends however much it is used. */
const LAST_END = byOwner(({ most }) => `created_at + interval '${most}'`);

/** When a session would end if it were used now. */
const END_IF_USED = `least(${LAST_END}, now() + ${byOwner(({ idle }) => `interval '${idle}'`)})`;

const PROLONG = `update shop_session set last_seen_at = now(), updated_at = now(), expires_at = ${END_IF_USED} where id = ?`;

/** Owner of a session; an identity may act as a customer, as an administrator, in principle as both. */
export interface SessionOwner {
  auth_identity_id: string;
  customer_id: string | null;
  user_id: string | null;
}

export type OpenSession = SessionOwner & { id: string };

/** `ended` is a former session: revoked or expired. */
export type FoundSession = OpenSession | "ended" | "unknown";

export interface SessionUse {
  /** used by a timer, which does not show that somebody is present */
  unattended?: boolean;
}

/** A session as its owner sees it. */
export interface ListedSession {
  id: string;
  device: string | null;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Live sessions per account; opening another ends the one unused for longest. */
const OPEN_MAX = 50;

/** Sessions by token. Their lifetimes are in `lives`. */
export class ShopSessionModuleService extends MedusaService({
  ShopSession,
  PasswordReset,
  SecondFactor: SecondFactorModel,
  RecoveryCode: RecoveryCodeModel,
  Passkey: PasskeyModel,
  PasskeyChallenge: PasskeyChallengeModel,
  PersonView: PersonViewModel,
}) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  async open(tokenHash: string, owner: SessionOwner, device: string | null): Promise<OpenSession> {
    const now = Date.now();
    const session = await this.createShopSessions({
      ...owner,
      device,
      token_hash: tokenHash,
      last_seen_at: new Date(now),
      expires_at: new Date(now + MINUTE_MS),
    });
    await this.sql.execute(PROLONG, [session.id]);
    await this.sql.execute(
      `update shop_session set revoked_at = now(), updated_at = now() where id in (
         select id from shop_session
         where auth_identity_id = ? and revoked_at is null and expires_at > now() and deleted_at is null
         order by last_seen_at desc, created_at desc, id offset ${OPEN_MAX})`,
      [owner.auth_identity_id],
    );
    return { ...owner, id: session.id };
  }

  /** Returns the live session of a token; its use extends it, with at most one write a minute. */
  async find(token: string, { unattended }: SessionUse = {}): Promise<FoundSession> {
    const [session] = await this.listShopSessions({ token_hash: hashSessionToken(token) }, { take: 1 });
    if (!session) return "unknown";
    const now = Date.now();
    if (session.revoked_at || session.expires_at.getTime() <= now) return "ended";
    if (!unattended && now - session.last_seen_at.getTime() > MINUTE_MS) {
      await this.sql.execute(PROLONG, [session.id]);
    }
    return session;
  }

  /** How long a session lasts without use; does not use it. */
  async readEnd(id: string): Promise<SessionEnd> {
    const [end] = await this.sql.execute<SessionEnd[]>(
      `select greatest(0, floor(extract(epoch from expires_at - now())))::int as "secondsLeft",
         ${LAST_END} >= expires_at + interval '1 minute' as extendable
       from shop_session where id = ?`,
      [id],
    );
    return end ?? { secondsLeft: 0, extendable: false };
  }

  /** Returns the live session of a token without using it; undefined for an unknown or ended one. */
  async peek(token: string): Promise<OpenSession | undefined> {
    const filter = { token_hash: hashSessionToken(token), revoked_at: null, expires_at: { $gt: new Date() } };
    const [session] = await this.listShopSessions(filter, { take: 1 });
    return session;
  }

  /** Ends the session of a token; does nothing for an unknown or ended one. */
  async revoke(token: string): Promise<void> {
    const filter = { token_hash: hashSessionToken(token), revoked_at: null };
    const [session] = await this.listShopSessions(filter, { take: 1 });
    if (session) await this.updateShopSessions({ id: session.id, revoked_at: new Date() });
  }

  /**
   * Returns the live sessions of an identity, last seen first, at most `OPEN_MAX`; more can exist only for a moment.
   */
  async listSessions(authIdentityId: string): Promise<ListedSession[]> {
    return this.sql.execute<ListedSession[]>(
      `select id, device, created_at as "createdAt", last_seen_at as "lastSeenAt" from shop_session
       where auth_identity_id = ? and revoked_at is null and expires_at > now() and deleted_at is null
       order by last_seen_at desc, id limit ${OPEN_MAX}`,
      [authIdentityId],
    );
  }

  /** Ends one live session of an identity; returns false when it has no such session. */
  async end(id: string, authIdentityId: string): Promise<boolean> {
    const ended = await this.sql.execute<unknown[]>(
      `update shop_session set revoked_at = now(), updated_at = now()
       where id = ? and auth_identity_id = ? and revoked_at is null and expires_at > now()
         and deleted_at is null returning id`,
      [id, authIdentityId],
    );
    return ended.length > 0;
  }

  /** Ends the sessions of an identity except one; returns how many were live. */
  async endOthers(authIdentityId: string, exceptId: string): Promise<number> {
    const ended = await this.sql.execute<{ live: boolean }[]>(
      `update shop_session set revoked_at = now(), updated_at = now()
       where auth_identity_id = ? and id <> ? and revoked_at is null
       returning expires_at > now() and deleted_at is null as live`,
      [authIdentityId, exceptId],
    );
    return ended.filter(({ live }) => live).length;
  }

  /** Ends the sessions of a customer or an administrator; returns how many were live. */
  async endAll(accountId: string): Promise<number> {
    const ended = await this.sql.execute<{ live: boolean }[]>(
      `update shop_session set revoked_at = now(), updated_at = now()
       where ? in (customer_id, user_id) and revoked_at is null
       returning expires_at > now() and deleted_at is null as live`,
      [accountId],
    );
    return ended.filter(({ live }) => live).length;
  }

  /** Deletes sessions that ended two months ago, views of a year ago, and challenges that nobody answered. */
  async purge(): Promise<void> {
    await this.sql.execute(`delete from person_view where expires_at < now() - interval '1 year'`);
    await this.sql.execute(`delete from passkey_challenge where expires_at < now()`);
    await this.sql.execute(
      `delete from shop_session where least(expires_at, revoked_at) < now() - interval '60 days'`,
    );
    await this.sql.execute(
      `delete from password_reset where least(expires_at, used_at) < now() - interval '60 days'`,
    );
  }
}
