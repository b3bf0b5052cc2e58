import { applicationsRoutes } from "@bezak/contract/applications.ts";
import { pageFields } from "@bezak/contract/envelope.ts";
import { composeReason } from "@bezak/contract/moderation-reasons.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { parseQuery } from "../../api/parse-query.ts";
import { readRows } from "../../read-rows.ts";
import { storeApproval } from "../application/approve-application.ts";
import { applicationVersion } from "../application/hold-application.ts";
import { findApplicationIds } from "../application/read-applications.ts";
import { storeRejection } from "../application/reject-application.ts";
import { returnApplication } from "../moderation/restore-application.ts";
import type { JobAct, ObjectState } from "./job-act.ts";

const ApplicationFilter = applicationsRoutes.reviewApplications.query.omit(pageFields);

/** In one statement: a decision between two would belong to another version. */
async function readState(container: MedusaContainer, id: string): Promise<ObjectState | undefined> {
  const [application] = await readRows<ObjectState>(
    container,
    `select ${applicationVersion}, a.status, a.reason, account.metadata->>'language' as language,
       -- a later decision that looks the same is another one
       (select decision.id from moderation_decision decision where decision.kind = 'application'
          and decision.item_id = a.id and decision.undone_at is null and decision.deleted_at is null
        order by decision.decided_at desc, decision.id desc limit 1) as since
     from seller_application a join customer account on account.id = a.customer_id
     where a.id = ? and a.deleted_at is null`,
    [id],
  );
  return application;
}

const base = {
  find: (container, filter, { limit }) =>
    findApplicationIds(container, parseQuery(ApplicationFilter, filter), limit),
  read: readState,
} satisfies Partial<JobAct>;

export const applicationActs = {
  approve_applications: {
    ...base,
    wish: ({ status }) => (status === "approved" ? null : { status: "approved" }),
    toBody: (_wanted, version) => ({ version }),
    path: (id) => `/admin/seller-applications/${id}/approve`,
    send: (container, id, body, { adminId }) =>
      storeApproval(container, id, { adminId, ...(body as { version: string }) }),
  },
  reject_applications: {
    ...base,
    wish: ({ status, language }, { reasons, reason }) =>
      status === "rejected"
        ? null
        : { status: "rejected", reason: composeReason({ reasons, words: reason }, String(language)) },
    toBody: ({ reason }, version) => ({ version, reason }),
    path: (id) => `/admin/seller-applications/${id}/reject`,
    send: (container, id, body, { adminId }) =>
      storeRejection(container, { id, adminId, ...(body as { version: string; reason: string }) }),
    // no single act makes an application wait again
    undo: (container, id, { version, since }) =>
      returnApplication(container, id, { decisionId: String(since), version }),
  },
} satisfies Record<string, JobAct>;
