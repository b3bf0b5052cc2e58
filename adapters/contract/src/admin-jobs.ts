import { z } from "zod";
import { timeSorts } from "./administered-sorts.ts";
import { cursorPageQuery, page, success } from "./envelope.ts";
import {
  jobKindNames,
  jobLimits,
  jobRowStates,
  jobStatuses,
  listedReasonKinds,
  reasonedKinds,
  reasonListOf,
  startedKinds,
} from "./job-kinds.ts";
import { limits } from "./limits.ts";
import { allModerationReasons, moderationReasonLimits, reasonProblem } from "./moderation-reasons.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/admin-jobs.ts";
import { freeText, Id, IdParams, storableText, Time } from "./shared-schemas.ts";

const count = z.int().min(0);

/** A bulk act of an administrator, which is carried out row by row in the background. */
export const AdminJob = z
  .object({
    id: Id,
    kind: z.enum(jobKindNames).describe("of an undoing job, that of the job which it undoes"),
    status: z.enum(jobStatuses),
    admin: z.object({ id: Id, email: z.string().nullable() }),
    own: z.boolean().describe("the caller started it"),
    reason: z.string().nullable().describe("in the administrator's words"),
    reasons: z.array(z.enum(allModerationReasons)).describe("from the list; empty for other kinds"),
    text: z
      .string()
      .nullable()
      .describe(`of \`note_parcels\`; stored for ${jobLimits.rowDays} days after its end`),
    reference: z.string().nullable().describe("of `pay_payouts`: that of the bank"),
    undoes: Id.nullable().describe("the job that this one undoes"),
    undoneBy: Id.nullable().describe("the latest job that undoes this one"),
    undoStatus: z.enum(jobStatuses).nullable().describe("of that job"),
    total: count,
    done: count,
    unchanged: count.describe("rows that were like that already"),
    failed: count,
    createdAt: Time,
    finishedAt: Time.nullable(),
    undoUntil: Time.nullable().describe("null if it cannot be undone (any more), or not by the caller"),
  })
  .meta({ id: "AdminJob" });

export type AdminJob = z.infer<typeof AdminJob>;

export const JobRow = z
  .object({
    object: z.object({ id: Id, name: z.string().describe("empty if it does not exist any more") }),
    state: z.enum(jobRowStates),
    code: z.string().nullable().describe("of a failed row: the code with which the single act was refused"),
    text: z.string().nullable().describe("the same as a sentence in the language of the request"),
  })
  .meta({ id: "AdminJobRow" });

export type JobRow = z.infer<typeof JobRow>;

const named = (kinds: readonly string[]) => kinds.map((kind) => `\`${kind}\``).join(", ");
const listed = Object.keys(listedReasonKinds);

export const NewJob = z
  .strictObject({
    kind: z.enum(startedKinds),
    ids: z.array(Id).min(1).max(jobLimits.ids).optional().describe("the selected rows"),
    filter: z
      .record(storableText.min(1).max(40), storableText.max(200))
      .optional()
      .describe(
        `instead of \`ids\`: the query of the list, without \`page\` and \`limit\`; what it finds now, at most ${jobLimits.rows} rows`,
      ),
    count: z
      .int()
      .min(1)
      .optional()
      .describe(
        "with `filter`: the rows that the caller saw; another number is refused with `details.count`",
      ),
    reason: freeText(limits.reasonMin, limits.reasonMax)
      .optional()
      .describe(
        `required with ${named(reasonedKinds)}; of at most ${moderationReasonLimits.words} characters, in place of \`reasons\` or beside them, with ${named(listed)}`,
      ),
    reasons: z
      .array(z.enum(allModerationReasons))
      .min(1)
      .max(moderationReasonLimits.chosen)
      .optional()
      .describe(`only with ${named(listed)}: from the list, for each person in a language of their own`),
    categoryId: Id.optional().describe("required with `move_products`"),
    text: freeText(1, limits.orderNoteMax).optional().describe("required with `note_parcels`"),
  })
  .superRefine(({ kind, ids, filter, count, reason, reasons, categoryId, text }, context) => {
    const refuse = (path: string, code: string) =>
      context.addIssue({ code: "custom", path: [path], params: { code } });
    if ((ids === undefined) === (filter === undefined)) refuse("ids", ids ? "invalid" : "required");
    if (filter === undefined && count !== undefined) refuse("count", "invalid");
    const list = reasonListOf(kind);
    const isReasoned = reasonedKinds.includes(kind);
    if (list) {
      const problem = reasonProblem(list, "rejected", { reasons, words: reason });
      if (problem) refuse("reasons", problem);
      const maximum = moderationReasonLimits.words;
      if (reason !== undefined && reason.length > maximum)
        context.addIssue({ code: "too_big", origin: "string", maximum, path: ["reason"], input: reason });
    } else {
      if (isReasoned !== (reason !== undefined)) refuse("reason", isReasoned ? "required" : "invalid");
      if (reasons !== undefined) refuse("reasons", "invalid");
    }
    const isMove = kind === "move_products";
    if (isMove !== (categoryId !== undefined)) refuse("categoryId", isMove ? "required" : "invalid");
    const isNote = kind === "note_parcels";
    if (isNote !== (text !== undefined)) refuse("text", isNote ? "required" : "invalid");
  })
  .meta({ id: "NewAdminJob" });

export type NewJob = z.infer<typeof NewJob>;

const JobAnswer = success("AdminJobAnswer", AdminJob);

export const adminJobsRoutes = defineRoutes({
  jobs: {
    ...splitEndpoint(routes.jobs),
    summary: "Bulk acts that the caller's rank may make",
    access: ["admin"],
    forward: { path: "/admin/jobs", pick: "jobs" },
    extension: true,
    query: z.strictObject({
      ...cursorPageQuery,
      status: z.enum(jobStatuses).optional(),
      kind: z.enum(jobKindNames).optional().describe("undoing jobs too"),
      q: storableText
        .trim()
        .max(100)
        .optional()
        .describe("in the reason, the note and the name and e-mail of the administrator"),
      sort: z.enum(timeSorts).default("newest"),
      own: z
        .literal("true")
        .transform(() => true)
        .optional()
        .describe("only those that the caller started"),
    }),
    success: { status: 200, schema: page("AdminJobPage", AdminJob) },
    errors: ["invalid_query"],
  },
  startJob: {
    ...splitEndpoint(routes.startJob),
    summary: `Start a bulk act: up to ${jobLimits.rows} rows, each like the single act, with its rules, its entry in the log and its notifications`,
    access: ["admin"],
    forward: { path: "/admin/jobs", pick: "job" },
    extension: true,
    idempotent: true,
    body: NewJob,
    success: { status: 201, schema: JobAnswer },
    errors: [
      "rank_required",
      "invalid_query",
      "job_too_large",
      "job_empty",
      "job_count_changed",
      "jobs_full",
      "category_not_found",
      "idempotency_mismatch",
    ],
  },
  job: {
    ...splitEndpoint(routes.job),
    summary: "A bulk act and how far it is",
    access: ["admin"],
    forward: { path: "/admin/jobs/{id}", pick: "job" },
    extension: true,
    params: IdParams,
    success: { status: 200, schema: JobAnswer },
    errors: ["job_not_found"],
  },
  jobRows: {
    ...splitEndpoint(routes.jobRows),
    summary: `Rows of a bulk act, in its sequence; stored for ${jobLimits.rowDays} days`,
    access: ["admin"],
    extension: true,
    params: IdParams,
    query: z.strictObject({
      ...cursorPageQuery,
      state: z.enum(jobRowStates).optional(),
      q: storableText
        .trim()
        .max(100)
        .optional()
        .describe("part of the name or number of what the row is about, or its id"),
    }),
    success: { status: 200, schema: page("AdminJobRowPage", JobRow) },
    errors: ["invalid_query", "job_not_found"],
  },
  cancelJob: {
    ...splitEndpoint(routes.cancelJob),
    summary: "Stop a bulk act after the row that it is at: what is done stays; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/jobs/{id}/cancel", pick: "job" },
    extension: true,
    params: IdParams,
    success: { status: 200, schema: JobAnswer },
    errors: ["job_not_found"],
  },
  undoJob: {
    ...splitEndpoint(routes.undoJob),
    summary: `Undo a bulk act within ${jobLimits.undoHours} hours after its end, by another one: rows that were changed since stay; a repeat finds the first one, unless that was stopped: then another one undoes the rest`,
    access: ["admin"],
    forward: { path: "/admin/jobs/{id}/undo", pick: "job" },
    extension: true,
    params: IdParams,
    success: { status: 201, schema: JobAnswer },
    errors: ["job_not_found", "job_running", "job_not_undoable", "undo_expired", "jobs_full"],
  },
});
