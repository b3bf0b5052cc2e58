import type { Checklist } from "../checklist.ts";
import type { CallPayme } from "./caller.ts";
import { makeAndLook } from "./scenario-cancel.ts";
import { isAccountError, mustBe, mustBeTime, mustRefuse, getResult, twice } from "./scenario.ts";
import type { PaymeOrder } from "./scenario.ts";

/** Sandbox scenario 2: created, performed, refunded. Gives Payme's id of the transaction. */
export async function scenarioPay(list: Checklist, call: CallPayme, order: PaymeOrder): Promise<string> {
  const { amount, account } = order;
  await list.point("11", "CheckPerformTransaction allows it", async () => {
    mustBe(getResult(await call("CheckPerformTransaction", { amount, account })), { allow: true });
  });
  const { id, made } = await makeAndLook(list, call, order, ["11a", "11b", "11c", "11d"]);
  let performTime: unknown;
  await list.point("12", "PerformTransaction: state 2; the repeat is the same to the byte", async () => {
    const performed = getResult(await twice(call, "PerformTransaction", { id }));
    mustBe(performed, { transaction: made.transaction, state: 2 });
    performTime = mustBeTime(performed, "perform_time");
  });
  await list.point("12a", "CheckTransaction: state 2 with that perform_time", async () => {
    const seen = getResult(await call("CheckTransaction", { id }));
    mustBe(seen, { state: 2, perform_time: performTime, cancel_time: 0, reason: null });
  });
  await list.point("12b", "CheckPerformTransaction of a paid order is refused", async () =>
    mustRefuse(
      await call("CheckPerformTransaction", { amount, account }),
      (code) => isAccountError(code) || code === -31008,
      "-31050…-31099 or -31008",
    ),
  );
  await list.point(
    "13",
    "CancelTransaction reason 5: state -2; the repeat is the same to the byte",
    async () => {
      const cancelled = getResult(await twice(call, "CancelTransaction", { id, reason: 5 }));
      mustBe(cancelled, { transaction: made.transaction, state: -2 });
      mustBeTime(cancelled, "cancel_time");
    },
  );
  await list.point("13a", "CheckTransaction: state -2, reason 5, perform_time unchanged", async () => {
    const seen = getResult(await call("CheckTransaction", { id }));
    mustBe(seen, { state: -2, reason: 5, perform_time: performTime });
    mustBeTime(seen, "cancel_time");
  });
  return id;
}
