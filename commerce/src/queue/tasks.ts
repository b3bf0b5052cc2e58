import type { MedusaContainer } from "@medusajs/framework/types";
import { sendMail } from "../mail/send-mail.ts";
import { followRefund } from "../workflows/payment/follow-refund.ts";
import { giveUpFiscal, submitFiscal } from "../workflows/payment/submit-fiscal.ts";
import { returnLateMoney } from "../workflows/payment/late-money.ts";
import { mailForgottenPassword } from "../workflows/auth/forgotten-password.ts";
import { settlePaid } from "../workflows/payment/book-ledger.ts";
import { runJob } from "../workflows/admin-job/run-job.ts";
import { renewShop } from "../search/renew-shop.ts";
import { runImport } from "../workflows/product-import/run-import.ts";
import { renewCategory, type CategoryRenewal } from "../workflows/category/renew-category.ts";
import { bookParcel } from "../workflows/seller-ledger/book-parcel.ts";
import type { TaskName } from "./task-queues.ts";

/** The data of a job, and its id, which stays the same in all attempts. */
export interface TaskJob {
  id: string;
  data: unknown;
}

/** The task of each queue. A job that throws is retried; a job may also run twice. */
export const tasks: Record<TaskName, (container: MedusaContainer, job: TaskJob) => Promise<void>> = {
  "send-mail": (container, { data }) => sendMail(container, data as { id: string }),
  "forgotten-password": async (container, { id, data }) => {
    await mailForgottenPassword(container, { jobId: id, ...(data as { email: string; because?: "tries" }) });
  },
  "settle-payment": (container, { data }) => settlePaid(container, toOrder(data)),
  "book-seller-money": async (container, { data }) => {
    await bookParcel(container, (data as { parcelId: string }).parcelId);
  },
  "follow-refund": (container, { data }) => followRefund(container, toOrder(data)),
  "return-late-money": (container, { data }) => returnLateMoney(container, toOrder(data)),
  "give-up-fiscal": (container, { data }) => giveUpFiscal(container, toOrder(data)),
  "submit-fiscal": (container, { data }) => submitFiscal(container, toOrder(data)),
  "renew-shop": (container, { data }) => renewShop(container, (data as { sellerId: string }).sellerId),
  "renew-category": (container, { data }) => renewCategory(container, data as CategoryRenewal),
  "run-admin-job": (container, { data }) => runJob(container, (data as { jobId: string }).jobId),
  "import-products": (container, { data }) => runImport(container, (data as { importId: string }).importId),
};

const toOrder = (data: unknown) => (data as { orderId: string }).orderId;
