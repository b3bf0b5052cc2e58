import { must } from "../gateways/checklist.ts";
import { askShop, callbackFields, readCallbackReply } from "../gateways/atmos/callback.ts";
import type { CallbackFields } from "../gateways/atmos/callback.ts";
import { TEST_CODE } from "../gateways/atmos/test-cards.ts";
import type { Bench } from "./bench.ts";
import type { Simulators } from "./simulators.ts";
import { eventually } from "./simulators.ts";

/** The acquirer's own page: the shop's answer before the money is taken, and how it learns the result. */
export async function checkUzcardCallback(
  { list, shop, settings, simulators }: Bench & { simulators: Simulators },
  cardNumber: string,
): Promise<void> {
  const { order, payment } = await shop.orderToPay("card");
  const path = simulators.toPath(payment.payUrl);
  const query = new URL(payment.payUrl ?? "http://none").searchParams;
  const id = Number(query.get("transactionId"));
  const fields = callbackFields(
    { id, amount: order.totals.total * 100, account: order.number, createdAt: Date.now() },
    settings,
  );
  await list.point("10", "the shop's link leads to the acquirer's page", async () => {
    must(path?.includes("/invoice/get"), `payUrl is ${String(payment.payUrl)}`);
    must(query.get("storeId") === settings.atmos.storeId && id > 0, "storeId or transactionId is missing");
  });
  const answer = async (change: Partial<CallbackFields>, sign?: string) => {
    const exchange = await askShop(settings, { ...fields, ...change }, { sign });
    const read = readCallbackReply(exchange);
    must(
      read,
      `no {status: 1 | 0}: ${exchange.reply.kind === "answer" ? exchange.reply.text : exchange.reply.kind}`,
    );
    return { ...read, text: exchange.reply.kind === "answer" ? exchange.reply.text : "" };
  };
  const refused: [title: string, change: Partial<CallbackFields>, sign?: string][] = [
    ["a forged signature", {}, "0".repeat(32)],
    ["another amount than the ledger's", { amount: fields.amount + 1 }],
    ["sum in place of tiyin", { amount: fields.amount / 100 }],
    ["an unknown transaction", { transaction_id: 1 }],
    ["another order", { account: "0000000000" }],
    ["another store", { store_id: "1" }],
  ];
  for (const [title, change, sign] of refused)
    await list.point("11", `callback with ${title} → status 0`, async () => {
      const reply = await answer(change, sign);
      must(reply.status === 0, "status is 1");
    });
  await list.point("12", "callback → status 1; repeated: the same answer", async () => {
    const [first, second] = [await answer({}), await answer({})];
    must(first.status === 1, `status is 0: ${first.message}`);
    must(first.text === second.text, `${first.text} then ${second.text}`);
  });
  await list.point("13", "the callback alone does not make the order paid", async () => {
    must((await shop.payment(payment.id)).status !== "paid", "it is recorded as paid");
  });
  await list.point("14", "paid on the page: the shop learns it by asking (get)", async () => {
    const press = (more: Record<string, string>) =>
      simulators.press<{ confirmation?: { end: string } }>("/atmos/invoice/pay", {
        transactionId: String(id),
        ...more,
      });
    await press({ action: "card", card_number: cardNumber, expiry: "12/30" });
    const { confirmation } = await press({ action: "pay", otp: TEST_CODE });
    must(confirmation?.end === "paid", `the page says ${confirmation?.end ?? "nothing"}`);
    await eventually(
      () => shop.payment(payment.id),
      ({ status }) => status === "paid",
    );
  });
}
