import { setTimeout as wait } from "node:timers/promises";
import { must } from "../gateways/checklist.ts";
import type { CallPayme } from "../gateways/payme/caller.ts";
import { readReply } from "../gateways/payme/read-reply.ts";
import { newPaymeId } from "../gateways/payme/run.ts";
import { mustBe, mustRefuse, getResult } from "../gateways/payme/scenario.ts";
import type { Bench } from "./bench.ts";
import { paymeOrder } from "./payme.ts";

const TIMEOUT_MILLISECONDS = 43_200_000;

/** Simultaneous repeats, lost replies and the time-out. */
export async function checkPaymeParallel(bench: Bench, call: CallPayme): Promise<void> {
  const { list } = bench;
  const order = await paymeOrder(bench);
  const { account, amount } = order;
  const creating = () => ({ id: newPaymeId(), time: Date.now(), amount, account });
  const [one, other] = [creating(), creating()];
  let winner = one.id;
  await list.point(
    "23",
    "two simultaneous transactions for one order: one is created, the other -31008",
    async () => {
      const exchanges = await Promise.all([one, other].map((params) => call("CreateTransaction", params)));
      const replies = exchanges.map((exchange) => readReply(exchange));
      must(replies.filter(({ kind }) => kind === "result").length === 1, "not exactly one was created");
      winner = replies[0]?.kind === "result" ? one.id : other.id;
      const loser = exchanges[replies[0]?.kind === "result" ? 1 : 0];
      if (loser) mustRefuse(loser, (code) => code === -31008, "-31008");
    },
  );
  await list.point("23a", "five simultaneous repeats of Perform: one result", async () => {
    const exchanges = await Promise.all(
      [1, 2, 3, 4, 5].map(() => call("PerformTransaction", { id: winner })),
    );
    const results = new Set(exchanges.map((exchange) => JSON.stringify(getResult(exchange))));
    must(results.size === 1, `${results.size} different results`);
  });
  await list.point("23b", "refunded after that", async () => {
    mustBe(getResult(await call("CancelTransaction", { id: winner, reason: 5 })), { state: -2 });
  });
  const late = await paymeOrder(bench);
  await list.point(
    "24",
    "12 h after Payme's time: Perform -31008, the transaction is -1 with reason 4",
    async () => {
      const params = {
        id: newPaymeId(),
        time: Date.now() - TIMEOUT_MILLISECONDS + 2_000,
        amount: late.amount,
        account: late.account,
      };
      mustBe(getResult(await call("CreateTransaction", params)), { state: 1 });
      await wait(params.time + TIMEOUT_MILLISECONDS - Date.now() + 100);
      mustRefuse(await call("PerformTransaction", { id: params.id }), (code) => code === -31008, "-31008");
      mustBe(getResult(await call("CheckTransaction", { id: params.id })), {
        state: -1,
        reason: 4,
        perform_time: 0,
      });
    },
  );
  const lost = await paymeOrder(bench);
  await list.point("24a", "lost replies: the repeat gives the same result", async () => {
    const params = { id: newPaymeId(), time: Date.now(), amount: lost.amount, account: lost.account };
    await call("CreateTransaction", params, { lose: true });
    mustBe(getResult(await call("CreateTransaction", params)), { state: 1 });
    await call("PerformTransaction", { id: params.id }, { lose: true });
    mustBe(getResult(await call("PerformTransaction", { id: params.id })), { state: 2 });
    await call("CancelTransaction", { id: params.id, reason: 5 }, { lose: true });
    mustBe(getResult(await call("CancelTransaction", { id: params.id, reason: 5 })), { state: -2 });
  });
}
