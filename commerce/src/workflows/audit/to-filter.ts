import type { auditRoutes } from "@bezak/contract/audit.ts";
import type { z } from "zod";
import type { AuditFilter } from "../../modules/admin-audit/audit-filter.ts";
import { shiftDay, startOfDay } from "../../tashkent-days.ts";

type Query = Omit<z.output<typeof auditRoutes.auditFile.query>, "format">;

export const toFilter = ({ actor, from, to, ...filter }: Query): AuditFilter => ({
  ...filter,
  actorId: actor,
  from: from === undefined ? undefined : startOfDay(from),
  until: to === undefined ? undefined : startOfDay(shiftDay(to, 1)),
});
