/**
 * Delete what is older than three years, as early as the database permits it. The last link of that time stays, so that the
 * next ones can be checked; entries last two days longer than links, so that no link of an outcome remains without its entry.
 */
export const PURGES: readonly string[] = [
  `delete from admin_audit_link where seq <
     (select max(seq) from admin_audit_link where day < now() - interval '3 years 1 day')`,
  "delete from admin_audit where created_at < now() - interval '3 years 3 days'",
];
