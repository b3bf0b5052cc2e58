import type { FastifyInstance } from "fastify";
import { Checklist } from "../checklist.ts";
import { formField } from "../http/form.ts";
import { sendPage } from "../http/send-page.ts";
import type { GatewaySettings } from "../settings.ts";
import type { Faults } from "../faults.ts";
import { actInDashboard } from "./dashboard.ts";
import { paymeDashboardPage } from "./dashboard-page.ts";
import { paymeCaller } from "./caller.ts";
import { readCheckoutLink } from "./checkout-link.ts";
import { checkoutPage } from "./checkout-page.ts";
import { paymeErrorPage } from "./error-page.ts";
import { outcomePage } from "./outcome-page.ts";
import { payAtPayme, paymeActions } from "./pay.ts";
import { openPaymeRun } from "./run.ts";
import { scenarioCancel } from "./scenario-cancel.ts";
import { scenarioPay } from "./scenario-pay.ts";
import { paymeMessages } from "./messages.ts";

const SLOW_MILLISECONDS = 5_000;

/** Payme: the checkout at `/payme/<base64>`, the merchant dashboard at `/payme` and the state for tests. */
export function addPayme(app: FastifyInstance, settings: GatewaySettings, faults: Faults): void {
  const run = openPaymeRun();
  const call = paymeCaller(settings);
  const payments = () => [...run.transactions.values()].reverse();

  app.get("/payme", (_request, reply) => sendPage(reply, paymeDashboardPage(payments(), run.lines)));
  app.get("/payme/state", () => ({ transactions: payments() }));

  app.post("/payme/cabinet", async (request, reply) => {
    const [action, id] = [formField(request, "action"), formField(request, "id")];
    const exchanges = await actInDashboard(call, run, { action, id });
    if (request.headers.accept === "application/json") return { exchanges };
    return sendPage(reply, paymeDashboardPage(payments(), run.lines, exchanges));
  });

  app.post("/payme/sandbox", async (request, reply) => {
    const order = {
      account: { order_id: formField(request, "account") },
      amount: Math.round(Number(formField(request, "sum")) * 100),
    };
    const list = new Checklist();
    await (formField(request, "scenario") === "pay" ? scenarioPay : scenarioCancel)(list, call, order);
    run.lines = list.lines;
    return sendPage(reply, paymeDashboardPage(payments(), run.lines));
  });

  app.get("/payme/*", (request, reply) => {
    const base64 = (request.params as { "*": string })["*"];
    const link = readCheckoutLink(base64);
    if (!link) return sendPage(reply, paymeErrorPage("ru", paymeMessages.ru.notFound, -31610), 400);
    if (link.merchantId !== settings.payme.merchantId)
      return sendPage(
        reply,
        paymeErrorPage(link.language, paymeMessages[link.language].blocked, -31601),
        404,
      );
    return sendPage(reply, checkoutPage(base64, link));
  });

  app.post("/payme/pay", async (request, reply) => {
    const base64 = formField(request, "link");
    const link = readCheckoutLink(base64);
    const action = paymeActions.find((one) => one === formField(request, "action"));
    if (!link || !action || link.merchantId !== settings.payme.merchantId)
      return sendPage(reply, paymeErrorPage("ru", paymeMessages.ru.notFound, -31610), 400);
    const delay = Number(formField(request, "delay")) || SLOW_MILLISECONDS;
    const { amount, account } = link;
    const outcome = await payAtPayme({ call, run, faults }, { action, amount, account, delay });
    if (request.headers.accept === "application/json") return outcome;
    return sendPage(reply, outcomePage(base64, link, outcome));
  });
}
