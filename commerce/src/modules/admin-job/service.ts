import { jobLimits } from "@bezak/contract/job-kinds.ts";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { MedusaService } from "@medusajs/framework/utils";
import { AdminJobRowModel } from "./models/admin-job-row.ts";
import { AdminJobModel } from "./models/admin-job.ts";

export class AdminJobModuleService extends MedusaService({
  AdminJob: AdminJobModel,
  AdminJobRow: AdminJobRowModel,
}) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  /** Deletes the rows of jobs that ended long ago, and texts of notes about orders; the jobs stay. */
  async purge(): Promise<void> {
    await this.sql.execute(
      `delete from admin_job_row where job_id in (
         select id from admin_job where finished_at < now() - ?::int * interval '1 day')`,
      [jobLimits.rowDays],
    );
    await this.sql.execute(
      `update admin_job set note = null where note is not null and finished_at < now() - ?::int * interval '1 day'`,
      [jobLimits.rowDays],
    );
  }
}
