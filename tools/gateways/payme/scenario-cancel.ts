import type { Checklist } from "../checklist.ts";
import { must } from "../checklist.ts";
import type { CallPayme } from "./caller.ts";
import { newPaymeId } from "./run.ts";
import { mustBe, mustBeTime, mustRefuse, getResult, twice } from "./scenario.ts";
import type { PaymeOrder } from "./scenario.ts";

/** The first part of both scenarios: creates a transaction, repeats and checks it, and tries a second one for the order. */
export async function makeAndLook(list: Checklist, call: CallPayme, order: PaymeOrder, points: string[]) {
  const params = { id: newPaymeId(), time: Date.now(), amount: order.amount, account: order.account };
  let made: Record<string, unknown> = {};
  const [create = "", repeat = "", look = "", other = ""] = points;
  await list.point(create, "CreateTransaction creates it (state 1)", async () => {
    made = getResult(await call("CreateTransaction", params));
    mustBe(made, { state: 1 });
    mustBeTime(made, "create_time");
    must(typeof made.transaction === "string" && made.transaction !== "", "transaction is not a text");
  });
  await list.point(repeat, "the same CreateTransaction again: the same reply, to the byte", async () => {
    const again = getResult(await twice(call, "CreateTransaction", params));
    mustBe(again, { create_time: made.create_time, transaction: made.transaction, state: 1 });
  });
  await list.point(look, "CheckTransaction: state 1, unset times 0, reason null", async () => {
    const seen = getResult(await call("CheckTransaction", { id: params.id }));
    mustBe(seen, { create_time: made.create_time, transaction: made.transaction, state: 1, reason: null });
    mustBe(seen, { perform_time: 0, cancel_time: 0 });
  });
  await list.point(other, "CreateTransaction with a new id on the same order: -31008", async () => {
    const another = await call("CreateTransaction", { ...params, id: newPaymeId(), time: Date.now() });
    mustRefuse(another, (code) => code === -31008, "-31008");
  });
  return { id: params.id, made };
}

/** Sandbox scenario 1: created, then cancelled unpaid. Gives Payme's id of the transaction. */
export async function scenarioCancel(list: Checklist, call: CallPayme, order: PaymeOrder): Promise<string> {
  const { id, made } = await makeAndLook(list, call, order, ["5", "6", "7", "8"]);
  let cancelTime: unknown;
  await list.point(
    "9",
    "CancelTransaction reason 3: state -1; the repeat is the same to the byte",
    async () => {
      const cancelled = getResult(await twice(call, "CancelTransaction", { id, reason: 3 }));
      mustBe(cancelled, { transaction: made.transaction, state: -1 });
      cancelTime = mustBeTime(cancelled, "cancel_time");
    },
  );
  await list.point("10", "CheckTransaction: state -1, reason 3, the same cancel_time", async () => {
    const seen = getResult(await call("CheckTransaction", { id }));
    mustBe(seen, { state: -1, reason: 3, cancel_time: cancelTime, perform_time: 0 });
    mustBe(seen, { create_time: made.create_time, transaction: made.transaction });
  });
  await list.point("10a", "another reason later does not replace the first one", async () => {
    mustBe(getResult(await call("CancelTransaction", { id, reason: 5 })), {
      state: -1,
      cancel_time: cancelTime,
    });
    mustBe(getResult(await call("CheckTransaction", { id })), { reason: 3 });
  });
  await list.point("10b", "PerformTransaction of a cancelled one: -31008", async () =>
    mustRefuse(await call("PerformTransaction", { id }), (code) => code === -31008, "-31008"),
  );
  return id;
}
