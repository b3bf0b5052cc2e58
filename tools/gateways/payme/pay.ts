import { setTimeout as wait } from "node:timers/promises";
import type { Faults } from "../faults.ts";
import type { Exchange } from "../http/exchange.ts";
import type { CallPayme } from "./caller.ts";
import type { PaymeReply } from "./read-reply.ts";
import { beginTransaction } from "./run.ts";
import type { PaymeRun, PaymeTransaction } from "./run.ts";
import { PaymeSteps } from "./steps.ts";

/** Choices of the payer (or the tester) on the checkout page. */
export const paymeActions = ["pay", "slow", "twice", "lose", "create", "refuse", "timeout"] as const;

export type PaymeAction = (typeof paymeActions)[number];

export interface PaymeOutcome {
  /** paid, open (only created), cancelled, or failed */
  end: "paid" | "open" | "cancelled" | "failed";
  transaction: PaymeTransaction;
  exchanges: Exchange[];
  /** the shop's refusal, if any */
  refusal: PaymeReply | null;
  /** results of the comparison of repeated replies */
  remarks: string[];
}

export interface PaymeContext {
  call: CallPayme;
  run: PaymeRun;
  faults: Faults;
}

/** CheckPerform, Create, then the chosen outcome. `delay` is in milliseconds. */
export async function payAtPayme(
  { call, run, faults }: PaymeContext,
  choice: { action: PaymeAction; amount: number; account: Record<string, string>; delay: number },
): Promise<PaymeOutcome> {
  const transaction = beginTransaction(run, choice.amount, choice.account);
  const steps = new PaymeSteps(call, transaction);
  const remarks: string[] = [];
  const done = (end: PaymeOutcome["end"], refusal: PaymeReply | null = null): PaymeOutcome => ({
    end,
    transaction,
    refusal,
    remarks,
    exchanges: steps.exchanges,
  });
  const isTwice = choice.action === "twice";
  const repeated = async (act: () => Promise<PaymeReply>) => {
    const first = await act();
    if (isTwice && first.kind === "result") {
      await act();
      remarks.push(compareLast(steps.exchanges));
    }
    return first;
  };

  const checked = await steps.check();
  if (checked.kind !== "result") return done("failed", checked);
  const account = Object.values(choice.account)[0];
  const toId = (name: string) => (isTwice ? { id: `${name}-${transaction.id}` } : {});
  const created = await repeated(() => steps.create(toId("create")));
  if (created.kind !== "result") return done("failed", created);
  if (choice.action === "create") return done("open");
  if (choice.action === "refuse" || choice.action === "timeout") {
    const cancelled = await steps.cancel(choice.action === "refuse" ? 3 : 4);
    return cancelled.kind === "result" ? done("cancelled") : done("failed", cancelled);
  }
  if (choice.action === "slow") await wait(choice.delay);
  if (faults.take("payme", "silent", { on: "PerformTransaction", account })) {
    transaction.suspended = true;
    return done("open");
  }
  if (choice.action === "lose" || faults.take("payme", "lose_reply", { on: "PerformTransaction", account }))
    await steps.perform({ lose: true });
  const performed = await repeated(() => steps.perform(toId("perform")));
  return performed.kind === "result" ? done("paid") : done("failed", performed);
}

/** Whether the last two replies are identical to the byte. */
function compareLast(exchanges: Exchange[]): string {
  const [first, second] = exchanges.slice(-2).map(({ reply }) => (reply.kind === "answer" ? reply.text : ""));
  const name = exchanges.at(-1)?.name ?? "";
  return first === second ? `${name}: =` : `${name}: ≠`;
}
