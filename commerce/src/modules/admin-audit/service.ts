import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import { PURGES } from "./purges.ts";
import { AdminAudit } from "./models/admin-audit.ts";

export interface AdminAct {
  actorId: string;
  action: string;
  subject: string | null;
  said: object;
  requestId: string | null;
}

export interface AuditRow extends AdminAct {
  id: string;
  /** null for a deleted account */
  actorEmail: string | null;
  status: number | null;
  at: Date | string;
}

export interface AuditFilter {
  actorId?: string;
  /** one id */
  subject?: string;
  limit: number;
  offset: number;
}

/**
 * Actions of administrators in the order of their start. The database refuses every change but the outcome of an entry,
 * once, and adds a link to the chain of hashes for both (`verify-chain.ts`).
 */
export class AdminAuditModuleService extends MedusaService({ AdminAudit }) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  /** Stores an action before it is carried out; returns the id of the entry. */
  async begin({ actorId, action, subject, said, requestId }: AdminAct): Promise<string> {
    const id = generateEntityId("", "audit");
    await this.sql.execute(
      "insert into admin_audit (id, actor_id, action, subject, said, request_id) values (?, ?, ?, ?, ?::jsonb, ?)",
      [id, actorId, action, subject, JSON.stringify(said), requestId],
    );
    return id;
  }

  async end(id: string, status: number): Promise<void> {
    await this.sql.execute(
      "update admin_audit set status = ?, done_at = now(), updated_at = now() where id = ? and status is null",
      [status, id],
    );
  }

  /** Returns a page, newest first. */
  async read({
    actorId,
    subject,
    limit,
    offset,
  }: AuditFilter): Promise<{ entries: AuditRow[]; count: number }> {
    const where = `from admin_audit a left join "user" u on u.id = a.actor_id
      where (?::text is null or a.actor_id = ?)
        and (?::text is null or ?::text = any(string_to_array(a.subject, ' ')))`;
    const filter = [actorId ?? null, actorId ?? null, subject ?? null, subject ?? null];
    const [entries, [{ count } = { count: 0 }]] = await Promise.all([
      this.sql.execute<AuditRow[]>(
        `select a.id, a.actor_id as "actorId", u.email as "actorEmail", a.action, a.subject, a.said,
           a.request_id as "requestId", a.status, a.created_at as at ${where}
         order by a.created_at desc, a.id desc limit ? offset ?`,
        [...filter, limit, offset],
      ),
      this.sql.execute<{ count: number }[]>(`select count(*)::int as count ${where}`, filter),
    ]);
    return { entries, count };
  }

  /** Deletes what is older than three years. */
  async purge(): Promise<void> {
    for (const statement of PURGES) await this.sql.execute(statement);
  }
}
