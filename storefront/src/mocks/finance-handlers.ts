import type { financeRoutes } from "@bezak/contract/finance.ts";
import { http } from "msw";
import { answer, base } from "./answers.ts";
import { asked, mockFile, pageOf } from "./finance-answers.ts";
import { entries, finance, payouts, statements } from "./finance-fixtures.ts";
import { guest, signedIn } from "./people-handlers.ts";

type Routes = typeof financeRoutes;

/** The money of the shop of whoever is signed in. */
export const financeHandlers = [
  http.get(`${base}/sellers/me/finance`, ({ request }) =>
    signedIn(request) ? answer<Routes["finance"]>({ success: true, data: finance }) : guest(),
  ),
  http.get(`${base}/sellers/me/finance/entries`, ({ request }) => {
    if (!signedIn(request)) return guest();
    const [type, month, payout] = ["type", "month", "payout"].map((name) => asked(request, name));
    const chosen = entries.filter(
      (entry) =>
        (!type || entry.type === type) &&
        (!month || entry.at.startsWith(month)) &&
        (!payout || entry.payoutId === payout),
    );
    return answer<Routes["financeEntries"]>(pageOf(request, chosen));
  }),
  http.get(`${base}/sellers/me/finance/payouts`, ({ request }) =>
    signedIn(request) ? answer<Routes["ownPayouts"]>(pageOf(request, payouts)) : guest(),
  ),
  http.get(`${base}/sellers/me/finance/statements`, ({ request }) =>
    signedIn(request) ? answer<Routes["statements"]>({ success: true, data: [...statements] }) : guest(),
  ),
  http.get(`${base}/sellers/me/finance/statements/:month`, ({ request, params }) =>
    asked(request, "format") === "csv"
      ? mockFile(`bezak-${String(params.month)}.csv`, "text/csv; charset=utf-8")
      : mockFile(`bezak-${String(params.month)}.pdf`, "application/pdf"),
  ),
];
