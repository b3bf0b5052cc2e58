import type { MedusaContainer } from "@medusajs/framework/types";
import type { News } from "../../../../src/inbox/inbox-event.ts";
import { catchUp } from "../../../../src/workflows/inbox/catch-up.ts";
import { notifyPaymentFailed } from "../../../../src/workflows/inbox/money-news.ts";
import { notify } from "../../../../src/workflows/inbox/notify.ts";

/** What reaches the shop as JSON: times are texts. */
export type SentNews = Omit<News, "at"> & { at: string };

export interface TellAction {
  news?: SentNews[];
  catchUp?: boolean;
  paymentFailed?: { orderId: string; attemptId: string; amount: number };
}

/** Tells news inside the shop, or looks for what was not told; gives the keys of what was new. */
export default async function tell(container: MedusaContainer, action: TellAction): Promise<string[]> {
  if (action.paymentFailed) await notifyPaymentFailed(container, action.paymentFailed);
  if (action.catchUp) return catchUp(container);
  const news = (action.news ?? []).map((one) => ({ ...one, at: new Date(one.at) }) as News);
  return notify(container, news);
}
