import { z } from "zod";
import { AdminJob } from "./admin-jobs.ts";
import { success } from "./envelope.ts";
import { jobLimits } from "./job-kinds.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/bank-files.ts";
import { PayoutSum } from "./finance.ts";
import { freeText, Id, VersionInput } from "./shared-schemas.ts";

/** A file for the bank, some of whose payouts wait for its answer. */
export const SentBankFile = z
  .object({
    batch: z.string().describe("its name: the day in Tashkent and a number of that day"),
    ...PayoutSum.shape,
    sent: PayoutSum.describe("of them those whose result is not recorded yet"),
  })
  .meta({ id: "SentBankFile" });

export type SentBankFile = z.infer<typeof SentBankFile>;

export const PaidPayouts = z
  .strictObject({
    payouts: z
      .array(z.strictObject({ id: Id, version: VersionInput.unwrap().describe("that was seen") }))
      .min(1)
      .max(jobLimits.ids)
      .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length)
      .describe("each once"),
    reference: freeText(0, 100).nullish().describe("of the bank, for all of them"),
  })
  .meta({ id: "PaidPayouts" });

export type PaidPayouts = z.infer<typeof PaidPayouts>;

export const bankFilesRoutes = defineRoutes({
  sentBankFiles: {
    ...splitEndpoint(routes.sentBankFiles),
    summary: "Files for the bank with payouts whose result is not recorded yet, newest first",
    access: ["admin"],
    forward: { path: "/admin/payouts/bank-files", pick: "files" },
    extension: true,
    success: { status: 200, schema: success("SentBankFileList", z.array(SentBankFile)) },
  },
  payPayouts: {
    ...splitEndpoint(routes.payPayouts),
    summary: `Record that the bank has paid up to ${jobLimits.ids} payouts, each like the single act: a bulk act, whose rows name those that have changed since they were seen`,
    access: ["admin"],
    forward: { path: "/admin/payouts/paid", pick: "job" },
    extension: true,
    confirmed: true,
    idempotent: true,
    body: PaidPayouts,
    success: { status: 201, schema: success("PaidPayoutsAnswer", AdminJob) },
    errors: ["jobs_full", "idempotency_mismatch"],
  },
});
