import type { FastifyInstance } from "fastify";
import type { Faults } from "../faults.ts";
import { html } from "../html/html.ts";
import { chooseLanguage } from "../html/language.ts";
import { page } from "../html/page.ts";
import { formField, queryField } from "../http/form.ts";
import { sendPage } from "../http/send-page.ts";
import type { GatewaySettings } from "../settings.ts";
import { addAtmosApi } from "./api.ts";
import { atmosDashboardPage } from "./dashboard-page.ts";
import { isOpen, refuseCode, sendCode } from "./charge.ts";
import { confirm, confirmActions } from "./confirm.ts";
import type { Confirmation } from "./confirm.ts";
import { invoicePage } from "./invoice-page.ts";
import type { Answer } from "./results.ts";
import { atmosStyle } from "./style.ts";
import { Tokens } from "./tokens.ts";
import { openAtmosRun } from "./transactions.ts";
import { atmosMessages } from "./messages.ts";

function notFoundPage(accepted: string | undefined): string {
  const language = chooseLanguage(undefined, accepted);
  const sentence = html`<main>
    <div class="box"><p role="alert">${atmosMessages[language].notFound}</p></div>
  </main>`;
  return page({ language, title: "ATMOS", style: atmosStyle, body: sentence });
}

/** Why an answer is a refusal, or undefined. */
function getComplaint(answer: Answer | null): string | undefined {
  const { code, description } = (answer?.result ?? { code: "OK" }) as { code: string; description?: string };
  return code === "OK" ? undefined : `${description} (${code})`;
}

/** ATMOS: the payment API, its own page, the merchant dashboard at `/atmos` and the state for tests. */
export function addAtmos(app: FastifyInstance, settings: GatewaySettings, faults: Faults): void {
  const run = openAtmosRun();
  const tokens = new Tokens(settings.atmos.tokenSeconds);
  const context = { settings, run, tokens, faults };
  const transactions = () => [...run.transactions.values()].reverse();

  addAtmosApi(app, context);

  app.get("/atmos", (_request, reply) => sendPage(reply, atmosDashboardPage(transactions())));
  app.get("/atmos/state", () => ({ transactions: transactions() }));

  app.get("/atmos/invoice/get", (request, reply) => {
    const transaction = run.transactions.get(Number(queryField(request, "transactionId")));
    if (!transaction || queryField(request, "storeId") !== settings.atmos.storeId)
      return sendPage(reply, notFoundPage(request.headers["accept-language"]), 404);
    return sendPage(reply, invoicePage({ transaction, redirectLink: queryField(request, "redirectLink") }));
  });

  app.post("/atmos/invoice/pay", async (request, reply) => {
    const transaction = run.transactions.get(Number(formField(request, "transactionId")));
    if (!transaction) return sendPage(reply, notFoundPage(request.headers["accept-language"]), 404);
    const action = formField(request, "action");
    const confirming = confirmActions.find((one) => one === action);
    let complaint: string | undefined;
    let confirmation: Confirmation | undefined;
    if (action === "refuse" && isOpen(transaction)) transaction.state = "closed";
    if (action === "card") {
      const number = formField(request, "card_number").replaceAll(/\s/g, "");
      const [month = "", year = ""] = formField(request, "expiry").split("/");
      complaint = getComplaint(sendCode(transaction, number, year + month, settings.atmos.storeId));
    }
    if (confirming) {
      const refused = refuseCode(transaction, formField(request, "otp"), settings.atmos.storeId);
      complaint = getComplaint(refused);
      if (!refused) confirmation = await confirm(context, transaction, confirming);
    }
    if (request.headers.accept === "application/json") return { transaction, complaint, confirmation };
    const redirectLink = formField(request, "redirectLink") || undefined;
    return sendPage(reply, invoicePage({ transaction, redirectLink, complaint, confirmation }));
  });
}
