import { beforeAll, expect, it } from "vitest";
import type { Cost } from "./inside/payme-statements.ts";
import { createPayable, newId, openPaymeClient, rightKey, type PaymeClient } from "./payme-client.ts";

const MOST = 12;

let payme: PaymeClient;

beforeAll(async () => {
  payme = await openPaymeClient();
});

it(`no call sends more than ${MOST} statements to the database`, async () => {
  const order = await createPayable(payme.shop);
  const [id, time] = [newId(), Date.now()];
  const payable = { amount: order.tiyin, account: order.account };
  const fiscal_data = { receipt_id: 1, status_code: 0, date: "20261122103015" };
  const calls: [name: string, method: string, params: object][] = [
    ["CheckPerform", "CheckPerformTransaction", payable],
    ["Create", "CreateTransaction", { id, time, ...payable }],
    ["Create again", "CreateTransaction", { id, time, ...payable }],
    ["Check", "CheckTransaction", { id }],
    ["Perform", "PerformTransaction", { id }],
    ["Perform again", "PerformTransaction", { id }],
    ["SetFiscalData", "SetFiscalData", { id, type: "PERFORM", fiscal_data }],
    ["Cancel", "CancelTransaction", { id, reason: 5 }],
    ["Cancel again", "CancelTransaction", { id, reason: 5 }],
    ["Statement", "GetStatement", { from: time, to: time }],
  ];
  const costs: Record<string, number> = {};
  for (const [name, method, params] of calls) {
    const body = JSON.stringify({ method, params, id: 1 });
    const cost = await payme.shop.commerce.run<Cost>("../../http/payments/inside/payme-statements.ts", {
      request: { method: "POST", authorization: rightKey, body },
    });
    expect(cost.body, name).toContain('"result"');
    const { length } = cost.statements;
    costs[name] = length;
    expect(length, cost.statements.join("\n")).toBeGreaterThan(1);
    expect(length, cost.statements.join("\n")).toBeLessThanOrEqual(MOST);
  }
  process.stdout.write(`SQL statements per call of Payme: ${JSON.stringify(costs)}\n`);
});
