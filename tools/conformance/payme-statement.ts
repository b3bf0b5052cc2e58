import { must } from "../gateways/checklist.ts";
import type { CallPayme } from "../gateways/payme/caller.ts";
import { fiscalParams } from "../gateways/payme/fiscal.ts";
import { isObject } from "../gateways/payme/read-reply.ts";
import { mustBe, mustRefuse, getResult } from "../gateways/payme/scenario.ts";
import type { PaymeOrder } from "../gateways/payme/scenario.ts";
import type { Bench } from "./bench.ts";

/** The start of the checks, the transactions they made, and the paid order. */
interface Made {
  begun: number;
  ids: string[];
  order: PaymeOrder;
}

const FIELDS = [
  "id",
  "time",
  "amount",
  "account",
  "create_time",
  "perform_time",
  "cancel_time",
  "transaction",
  "state",
  "reason",
  "receivers",
];

async function statement(call: CallPayme, from: number, to: number): Promise<Record<string, unknown>[]> {
  const { transactions } = getResult(await call("GetStatement", { from, to }));
  must(Array.isArray(transactions), "transactions is not a list");
  return transactions.filter(isObject);
}

/** GetStatement and SetFiscalData. */
export async function checkPaymeStatement({ list }: Bench, call: CallPayme, made: Made): Promise<void> {
  const { begun, ids, order } = made;
  let rows: Record<string, unknown>[] = [];
  await list.point("14", "GetStatement has both transactions with all fields, in Payme's time", async () => {
    rows = await statement(call, begun, Date.now());
    for (const id of ids) {
      const row = rows.find((one) => one.id === id);
      must(row, `${id} is missing`);
      const missing = FIELDS.filter((name) => !(name in row));
      must(missing.length === 0, `without ${missing.join(", ")}`);
    }
    mustBe(rows.find(({ id }) => id === ids[1]) ?? {}, {
      amount: order.amount,
      account: order.account,
      state: -2,
    });
    mustBe(rows.find(({ id }) => id === ids[0]) ?? {}, { state: -1, reason: 3, perform_time: 0 });
    const times = rows.map(({ time }) => Number(time));
    must(
      times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0)),
      "not ascending",
    );
  });
  await list.point(
    "14a",
    "both ends of the period are included; no transaction gives an empty list",
    async () => {
      const time = Number(rows.find(({ id }) => id === ids[0])?.time);
      must(
        (await statement(call, time, time)).some(({ id }) => id === ids[0]),
        "from = to = time finds nothing",
      );
      must((await statement(call, 1, 2)).length === 0, "1970 is not empty");
    },
  );
  await list.point(
    "25",
    "SetFiscalData for the sale and for its return: success; the repeat too",
    async () => {
      for (const type of ["PERFORM", "CANCEL", "PERFORM"] as const) {
        const params = fiscalParams({ id: ids[1] ?? "", account: order.account }, type);
        mustBe(getResult(await call("SetFiscalData", params)), { success: true });
      }
    },
  );
  await list.point("25a", "SetFiscalData of an unknown receipt: -32001", async () => {
    const params = fiscalParams({ id: "e".repeat(24), account: order.account }, "PERFORM");
    mustRefuse(await call("SetFiscalData", params), (code) => code === -32001, "-32001");
  });
}
