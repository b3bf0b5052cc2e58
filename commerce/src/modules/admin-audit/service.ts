import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import { AdminAudit } from "./models/admin-audit.ts";

/** What an administrator is about to do. */
export interface AdminAct {
  actorId: string;
  action: string;
  subject: string | null;
  said: object;
  requestId: string | null;
}

/** An entry as it is read. */
export interface AuditEntry extends AdminAct {
  id: string;
  /** null for an account that is gone */
  actorEmail: string | null;
  status: number | null;
  at: Date | string;
}

export interface AuditFilter {
  actorId?: string;
  /** id of a thing */
  subject?: string;
  limit: number;
  offset: number;
}

const RETENTION = "3 years";

/** What administrators did, in the order in which they began. Entries are never changed but for what they came to. */
export class AdminAuditModuleService extends MedusaService({ AdminAudit }) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  /** Writes an act before it is done; gives the id of the entry. */
  async begin({ actorId, action, subject, said, requestId }: AdminAct): Promise<string> {
    const id = generateEntityId("", "audit");
    await this.sql.execute(
      "insert into admin_audit (id, actor_id, action, subject, said, request_id) values (?, ?, ?, ?, ?::jsonb, ?)",
      [id, actorId, action, subject, JSON.stringify(said), requestId],
    );
    return id;
  }

  /** Writes what an act came to. */
  async end(id: string, status: number): Promise<void> {
    await this.sql.execute(
      "update admin_audit set status = ?, done_at = now(), updated_at = now() where id = ? and status is null",
      [status, id],
    );
  }

  /** A page, the newest first. */
  async read({
    actorId,
    subject,
    limit,
    offset,
  }: AuditFilter): Promise<{ entries: AuditEntry[]; count: number }> {
    const where = `from admin_audit a left join "user" u on u.id = a.actor_id
      where (?::text is null or a.actor_id = ?)
        and (?::text is null or ?::text = any(string_to_array(a.subject, ' ')))`;
    const filter = [actorId ?? null, actorId ?? null, subject ?? null, subject ?? null];
    const [entries, [{ count } = { count: 0 }]] = await Promise.all([
      this.sql.execute<AuditEntry[]>(
        `select a.id, a.actor_id as "actorId", u.email as "actorEmail", a.action, a.subject, a.said,
           a.request_id as "requestId", a.status, a.created_at as at ${where}
         order by a.created_at desc, a.id desc limit ? offset ?`,
        [...filter, limit, offset],
      ),
      this.sql.execute<{ count: number }[]>(`select count(*)::int as count ${where}`, filter),
    ]);
    return { entries, count };
  }

  /** Forgets what nobody asks for any more. */
  async purge(): Promise<void> {
    await this.sql.execute(`delete from admin_audit where created_at < now() - interval '${RETENTION}'`);
  }
}
