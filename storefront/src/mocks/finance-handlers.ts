import * as routes from "@bezak/contract/routes/finance.ts";
import type { financeRoutes } from "@bezak/contract/finance.ts";
import { answer } from "./answers.ts";
import { parameter, mockFile, toPage } from "./finance-answers.ts";
import { entries, finance, payouts, statements } from "./finance-fixtures.ts";
import { guest, signedIn } from "./people-handlers.ts";
import { mock } from "./mock.ts";

type Routes = typeof financeRoutes;

export const financeHandlers = [
  mock(routes.finance, ({ request }) =>
    signedIn(request) ? answer<Routes["finance"]>({ success: true, data: finance }) : guest(),
  ),
  mock(routes.financeEntries, ({ request }) => {
    if (!signedIn(request)) return guest();
    const [type, month, payout] = ["type", "month", "payout"].map((name) => parameter(request, name));
    const chosen = entries.filter(
      (entry) =>
        (!type || entry.type === type) &&
        (!month || entry.at.startsWith(month)) &&
        (!payout || entry.payoutId === payout),
    );
    return answer<Routes["financeEntries"]>(toPage(request, chosen));
  }),
  mock(routes.ownPayouts, ({ request }) =>
    signedIn(request) ? answer<Routes["ownPayouts"]>(toPage(request, payouts)) : guest(),
  ),
  mock(routes.statements, ({ request }) =>
    signedIn(request) ? answer<Routes["statements"]>({ success: true, data: [...statements] }) : guest(),
  ),
  mock(routes.statementFile, ({ request, params }) =>
    parameter(request, "format") === "csv"
      ? mockFile(`bezak-${String(params.month)}.csv`, "text/csv; charset=utf-8")
      : mockFile(`bezak-${String(params.month)}.pdf`, "application/pdf"),
  ),
];
