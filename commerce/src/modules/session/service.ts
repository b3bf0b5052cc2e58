import { MedusaService } from "@medusajs/framework/utils";
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

/** Sessions by token. A session lives 30 days from its last use. */
export class ShopSessionModuleService extends MedusaService({ ShopSession }) {
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
}
