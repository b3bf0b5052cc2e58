import { setTimeout as wait } from "node:timers/promises";
import { must } from "../gateways/checklist.ts";
import type { AtmosTransaction } from "../gateways/atmos/transactions.ts";
import { TEST_CODE, testCards } from "../gateways/atmos/test-cards.ts";
import type { CardKind } from "../gateways/atmos/test-cards.ts";
import type { Bench } from "./bench.ts";
import type { Answer, Payment, Placed } from "./shop.ts";
import { eventually } from "./simulators.ts";
import { checkUzcardCallback } from "./uzcard-callback.ts";

const EXPIRY = "12/30";
const RESEND_WAIT_SECONDS = 90;
const DOUBT_MILLISECONDS = 40_000;

const findNumber = (kind: CardKind) => testCards.find((card) => card.kind === kind)?.number ?? "";

/** The checklist for the documented acquirer, through the shop's own API. */
export async function checkUzcard(bench: Bench): Promise<void> {
  const { list, shop, simulators } = bench;
  if (!simulators) return list.notRun("1", "UzCard", "the gateways' simulators do not run");
  const taken = async ({ number }: Placed) => {
    const { transactions } = await simulators.state<{ transactions: AtmosTransaction[] }>("atmos");
    const ours = transactions.filter(({ account }) => account === number);
    return {
      times: ours.reduce((sum, { charges }) => sum + charges, 0),
      reversed: ours.some(({ state }) => state === "reversed"),
    };
  };
  const give = (payment: Payment, kind: CardKind) =>
    shop.call<Payment>("POST", `/payments/${payment.id}/card`, { number: findNumber(kind), expiry: EXPIRY });
  const confirm = (payment: Payment, code = TEST_CODE) =>
    shop.call<Payment>("POST", `/payments/${payment.id}/card/confirm`, { code });
  const isOk = ({ status, code }: Answer<unknown>, what: string) =>
    must(status === 200, `${what}: HTTP ${status} ${code}`);
  const mustTake = async (order: Placed, times: number) => {
    const { times: now } = await taken(order);
    must(now === times, `money was taken ${now} times and not ${times}`);
  };
  /** An order whose card waits for its code. */
  const withCode = async (kind: CardKind) => {
    const { order, payment } = await shop.orderToPay("uzcard");
    isOk(await give(payment, kind), "card");
    return { order, payment };
  };
  const isPaid = ({ status }: Payment) => status === "paid";

  await list.point("1", "card, code, paid: the money is taken once", async () => {
    const { order, payment } = await withCode("ok");
    isOk(await confirm(payment), "code");
    await eventually(() => shop.payment(payment.id), isPaid);
    await mustTake(order, 1);
    must((await confirm(payment)).status !== 500, "the code again: HTTP 500");
    await mustTake(order, 1);
  });
  await list.point("2", "the token of an earlier call has expired (HTTP 401): still paid", async () => {
    const { order, payment } = await withCode("ok");
    await simulators.fault({ gateway: "atmos", fault: "expire_tokens", account: order.number });
    isOk(await confirm(payment), "code");
    await mustTake(order, 1);
  });
  await list.point("3", "a wrong code takes nothing; the right one afterwards pays", async () => {
    const { order, payment } = await withCode("ok");
    const wrong = await confirm(payment, "000000");
    must(wrong.status === 422 && wrong.code === "code_wrong", `HTTP ${wrong.status} ${wrong.code}`);
    await mustTake(order, 0);
    isOk(await confirm(payment), "code");
    await mustTake(order, 1);
  });
  await list.point("4", "three wrong codes end the attempt; nothing is taken", async () => {
    const { order, payment } = await withCode("ok");
    for (const code of ["000000", "000001", "000002"]) await confirm(payment, code);
    const after = await confirm(payment);
    must(after.status >= 400, `a fourth code: HTTP ${after.status}`);
    await mustTake(order, 0);
    const now = await shop.payment(payment.id);
    must(now.status === "failed" || now.status === "pending", `status is ${now.status}`);
  });
  await list.point("5", "another code can be requested", async () => {
    const { payment } = await withCode("ok");
    let again = await shop.call<Payment>("POST", `/payments/${payment.id}/card/resend`, {});
    if (again.code === "too_soon" && again.retryAfter > 0 && again.retryAfter <= RESEND_WAIT_SECONDS) {
      await wait(again.retryAfter * 1000 + 500);
      again = await shop.call<Payment>("POST", `/payments/${payment.id}/card/resend`, {});
    }
    isOk(again, "resend");
    isOk(await confirm(payment), "code");
  });
  await list.point(
    "6",
    "the answer to apply is lost, the money was taken: get decides, paid once",
    async () => {
      const { order, payment } = await withCode("lost-taken");
      isOk(await confirm(payment), "code");
      await eventually(() => shop.payment(payment.id), isPaid);
      await mustTake(order, 1);
    },
  );
  await list.point(
    "7",
    "the answer to apply is lost, nothing was taken: not paid, no second apply",
    async () => {
      const { order, payment } = await withCode("lost-not-taken");
      await confirm(payment);
      // unknown until the attempt expires; meanwhile the shop asks repeatedly, and must neither record nor take a payment
      await wait(DOUBT_MILLISECONDS);
      must(!isPaid(await shop.payment(payment.id)), "it is recorded as paid");
      await mustTake(order, 0);
    },
  );
  for (const kind of ["blocked", "no-sms", "expired"] as const)
    await list.point("8", `HTTP 200 with another code than OK is a refusal: ${kind}`, async () => {
      const { order, payment } = await shop.orderToPay("uzcard");
      const answer = await give(payment, kind);
      must(answer.status === 422 && answer.code === "card_refused", `HTTP ${answer.status} ${answer.code}`);
      await mustTake(order, 0);
    });
  await list.point("8", "HTTP 200 with another code than OK is a refusal: insufficient", async () => {
    const { order, payment } = await withCode("insufficient");
    const answer = await confirm(payment);
    must(answer.status === 422 && answer.code === "card_refused", `HTTP ${answer.status} ${answer.code}`);
    await mustTake(order, 0);
  });
  for (const fault of [null, "lose_reply"])
    await list.point(
      "9",
      fault ? "a reverse whose reply is lost: the second is a no-op" : "refunded in full",
      async () => {
        const { order, payment } = await withCode("ok");
        isOk(await confirm(payment), "code");
        await eventually(() => shop.payment(payment.id), isPaid);
        if (fault) await simulators.fault({ gateway: "atmos", fault, on: "reverse", account: order.number });
        isOk(await shop.cancel(order), "cancelling");
        await eventually(
          () => taken(order),
          ({ reversed }) => reversed,
        );
        await eventually(
          () => shop.payment(payment.id),
          ({ refunded, amount }) => refunded === amount,
        );
      },
    );
  await checkUzcardCallback({ ...bench, simulators }, findNumber("ok"));
}
