import type { AdminJob, adminJobsRoutes } from "@bezak/contract/admin-jobs.ts";
import type { bankFilesRoutes, PaidPayouts, SentBankFile } from "@bezak/contract/bank-files.ts";
import { adminJob } from "@bezak/contract/examples/admin-jobs.ts";
import type { SellerPayout } from "@bezak/contract/finance.ts";
import * as jobsCalls from "@bezak/contract/routes/admin-jobs.ts";
import * as bankFilesCalls from "@bezak/contract/routes/bank-files.ts";
import { answer } from "./answers.ts";
import { mock } from "./mock.ts";
import { mockedPayouts, payMocked } from "./payout-handlers.ts";

type Routes = typeof bankFilesRoutes & typeof adminJobsRoutes;

const jobs = new Map<string, AdminJob>();

const toSum = (payouts: readonly SellerPayout[]) => ({
  payouts: payouts.length,
  total: payouts.reduce((total, { amount }) => total + amount, 0),
});

function sentFiles(): SentBankFile[] {
  const names = new Set(
    mockedPayouts().flatMap(({ status, batch }) => (status === "sent" && batch ? batch : [])),
  );
  return [...names].map((batch) => {
    const all = mockedPayouts().filter((one) => one.batch === batch);
    return { batch, ...toSum(all), sent: toSum(all.filter(({ status }) => status === "sent")) };
  });
}

/** Files for the bank of `resetPayouts`, and the acts on many payouts. */
export const bankFileHandlers = [
  mock(bankFilesCalls.sentBankFiles, () =>
    answer<Routes["sentBankFiles"]>({ success: true, data: sentFiles() }),
  ),
  mock(bankFilesCalls.payPayouts, async ({ request }) => {
    const { payouts, reference = null } = (await request.json()) as PaidPayouts;
    const done = payouts.filter(({ id, version }) => payMocked(id, { reference, version })).length;
    const job: AdminJob = {
      ...adminJob,
      id: `job_paid${jobs.size}`,
      kind: "pay_payouts",
      reason: null,
      reference,
      total: payouts.length,
      done: 0,
      unchanged: 0,
      failed: 0,
    };
    jobs.set(job.id, { ...job, status: "done", done, failed: payouts.length - done });
    return answer<Routes["payPayouts"]>({ success: true, data: job }, 201);
  }),
  // other jobs have handlers of their own
  mock(jobsCalls.job, ({ params }) => {
    const data = jobs.get(String(params.id));
    return data && answer<Routes["job"]>({ success: true, data });
  }),
];
