import type { FastifyInstance, FastifyRequest } from "fastify";
import { Checklist } from "../checklist.ts";
import type { Faults } from "../faults.ts";
import { chooseLanguage } from "../html/language.ts";
import { formField } from "../http/form.ts";
import { sendPage } from "../http/send-page.ts";
import type { GatewaySettings } from "../settings.ts";
import { clickDashboardPage } from "./dashboard-page.ts";
import { clickCaller } from "./caller.ts";
import { CheckedCalls } from "./checked-calls.ts";
import { clickErrorPage } from "./error-page.ts";
import { FifteenSteps } from "./fifteen-steps.ts";
import type { ClickOrder } from "./fifteen-steps.ts";
import { addMerchantApi } from "./merchant-api.ts";
import { clickOutcomePage } from "./outcome-page.ts";
import { clickActions, completeAgain, payAtClick } from "./pay.ts";
import type { ClickOutcome } from "./pay.ts";
import { readPayLink } from "./pay-link.ts";
import { payPage } from "./pay-page.ts";
import { openClickRun } from "./payments.ts";
import { clickMessages } from "./messages.ts";

const SLOW_MILLISECONDS = 5_000;

/** Orders typed in the merchant dashboard, one per line: "number sum". */
function typedOrders(request: FastifyRequest): { orders: ClickOrder[]; typed: string } {
  const texts = ["order1", "order2", "order3"].map((name) => formField(request, name));
  const orders = texts
    .map((text) => text.split(/\s+/))
    .filter(([account, sum]) => account && sum)
    .map(([account = "", sum = ""]) => ({ account, amount: Number(sum).toFixed(2) }));
  return { orders, typed: texts.join(";") };
}

/** Click: the payment page, the merchant dashboard at `/click`, the Merchant API and the state for tests. */
export function addClick(app: FastifyInstance, settings: GatewaySettings, faults: Faults): void {
  const run = openClickRun();
  const call = clickCaller(settings);
  const context = { settings, call, run, faults };
  let steps = new FifteenSteps(new CheckedCalls(call, settings));
  const payments = () => [...run.payments.values()].reverse();

  addMerchantApi(app, context);

  app.get("/click", (_request, reply) =>
    sendPage(reply, clickDashboardPage({ payments: payments(), lines: run.lines })),
  );
  app.get("/click/state", () => ({ payments: payments() }));

  app.post("/click/cabinet", async (request, reply) => {
    const payment = run.payments.get(formField(request, "payment"));
    const exchanges = payment ? await completeAgain(context, payment) : [];
    if (request.headers.accept === "application/json") return { payment, exchanges };
    return sendPage(reply, clickDashboardPage({ payments: payments(), lines: run.lines, exchanges }));
  });

  app.post("/click/steps", async (request, reply) => {
    const { orders, typed } = typedOrders(request);
    const step = formField(request, "step");
    const list = new Checklist();
    if (step === "all") {
      steps = new FifteenSteps(new CheckedCalls(call, settings));
      await steps.runAll(list, orders);
      run.lines = list.lines;
    } else {
      await steps.run(list, Number(step), orders);
      run.lines = [...(step === "1" ? [] : run.lines), ...list.lines];
    }
    return sendPage(reply, clickDashboardPage({ payments: payments(), lines: run.lines, orders: typed }));
  });

  app.get("/click/pay", (request, reply) => {
    const link = readPayLink(request, settings);
    if (link) return sendPage(reply, payPage(link));
    const language = chooseLanguage(undefined, request.headers["accept-language"]);
    return sendPage(reply, clickErrorPage(language, clickMessages[language].notFound), 404);
  });

  app.post("/click/pay", async (request, reply) => {
    const link = readPayLink(request, settings);
    const action = formField(request, "action");
    const chosen = clickActions.find((one) => one === action);
    const known = run.payments.get(formField(request, "payment"));
    if (!link || (!chosen && !(action === "again" && known?.account === link.account)))
      return sendPage(reply, clickErrorPage("ru", clickMessages.ru.notFound), 404);
    let outcome: ClickOutcome;
    if (chosen) {
      const delay = Number(formField(request, "delay")) || SLOW_MILLISECONDS;
      const { account, amount } = link;
      outcome = await payAtClick(context, { action: chosen, account, amount, delay });
    } else if (known) {
      const exchanges = await completeAgain(context, known);
      outcome = { end: known.isConfirmed ? "paid" : "taken", payment: known, exchanges, refusal: null };
    } else return;
    if (request.headers.accept === "application/json") return outcome;
    return sendPage(reply, clickOutcomePage(link, outcome));
  });
}
