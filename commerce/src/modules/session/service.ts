import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { MedusaService } from "@medusajs/framework/utils";
import { PasswordReset } from "./models/password-reset.ts";
import { ShopSession } from "./models/shop-session.ts";
import { hashSessionToken } from "./session-token.ts";

const MINUTE_MS = 60_000;
const LIFE_MS = 30 * 24 * 60 * MINUTE_MS;

/** Whose session it is; an identity may act as a customer, as an administrator, in principle as both. */
export interface SessionOwner {
  auth_identity_id: string;
  customer_id: string | null;
  user_id: string | null;
}

export type OpenSession = SessionOwner & { id: string };

/** `ended` is a session that was: revoked or past its time. */
export type FoundSession = OpenSession | "ended" | "unknown";

/** A session as its owner sees it. */
export interface ListedSession {
  id: string;
  device: string | null;
  createdAt: Date;
  lastSeenAt: Date;
}

const LISTED_MAX = 100;

/** Sessions by token. A session lives 30 days from its last use. */
export class ShopSessionModuleService extends MedusaService({ ShopSession, PasswordReset }) {
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
      expires_at: new Date(now + LIFE_MS),
    });
    return { ...owner, id: session.id };
  }

  /** The live session of a token; being found prolongs it, with one write a minute at most. */
  async find(token: string): Promise<FoundSession> {
    const [session] = await this.listShopSessions({ token_hash: hashSessionToken(token) }, { take: 1 });
    if (!session) return "unknown";
    const now = Date.now();
    if (session.revoked_at || session.expires_at.getTime() <= now) return "ended";
    if (now - session.last_seen_at.getTime() > MINUTE_MS) {
      const seen = { last_seen_at: new Date(now), expires_at: new Date(now + LIFE_MS) };
      await this.updateShopSessions({ id: session.id, ...seen });
    }
    return session;
  }

  /** Ends the session of a token; one that is unknown or over stays so. */
  async revoke(token: string): Promise<void> {
    const filter = { token_hash: hashSessionToken(token), revoked_at: null };
    const [session] = await this.listShopSessions(filter, { take: 1 });
    if (session) await this.updateShopSessions({ id: session.id, revoked_at: new Date() });
  }

  /** The live sessions of an identity, last seen first; the latest hundred. */
  async listOf(authIdentityId: string): Promise<ListedSession[]> {
    return this.sql.execute<ListedSession[]>(
      `select id, device, created_at as "createdAt", last_seen_at as "lastSeenAt" from shop_session
       where auth_identity_id = ? and revoked_at is null and expires_at > now() and deleted_at is null
       order by last_seen_at desc, id limit ${LISTED_MAX}`,
      [authIdentityId],
    );
  }

  /** Ends one live session of an identity. False when it has no such session. */
  async end(id: string, authIdentityId: string): Promise<boolean> {
    const ended = await this.sql.execute<unknown[]>(
      `update shop_session set revoked_at = now(), updated_at = now()
       where id = ? and auth_identity_id = ? and revoked_at is null and expires_at > now()
         and deleted_at is null returning id`,
      [id, authIdentityId],
    );
    return ended.length > 0;
  }

  /** Ends the sessions of an identity but one; gives how many were live. */
  async endOthers(authIdentityId: string, exceptId: string): Promise<number> {
    const ended = await this.sql.execute<{ live: boolean }[]>(
      `update shop_session set revoked_at = now(), updated_at = now()
       where auth_identity_id = ? and id <> ? and revoked_at is null
       returning expires_at > now() and deleted_at is null as live`,
      [authIdentityId, exceptId],
    );
    return ended.filter(({ live }) => live).length;
  }

  /** Removes what ended two months ago: nobody asks for it any more. */
  async purge(): Promise<void> {
    await this.sql.execute(
      `delete from shop_session where least(expires_at, revoked_at) < now() - interval '60 days'`,
    );
    await this.sql.execute(
      `delete from password_reset where least(expires_at, used_at) < now() - interval '60 days'`,
    );
  }
}
