import { accessTable, callers, type CallName } from "@bezak/contract/access-table.ts";
import type { Route } from "@bezak/contract/route.ts";
import { domains } from "@bezak/contract/domains.ts";
import { pages, redirects } from "./pages.ts";

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

function callRow([name, route]: [string, Route]): string {
  const access = accessTable[name as CallName];
  const mark = route.extension ? " (extension)" : "";
  const reach = callers.map((caller) => (access[caller] === "yes" ? "yes" : String(access[caller])));
  return row([`\`${route.method} ${route.path}\`${mark}`, route.summary, ...reach]);
}

const table = (heads: readonly string[], lines: readonly string[]) =>
  [row(heads), row(heads.map(() => "---")), ...lines, ""].join("\n");

/** `docs/pages-and-calls.md`: every page and every call of the contract, and who may open or make it. */
export function pagesAndCalls(): string {
  const parts = Object.entries(domains).map(([domain, routes]) => {
    const heads = ["call", "what it does", ...callers];
    const lines = Object.entries(routes as Record<string, Route>).map(callRow);
    return [`### ${domain}`, "", table(heads, lines)].join("\n");
  });
  return [
    "# Pages and calls",
    "",
    "Made by `npm run format` from `tools/docs/pages.ts` and `adapters/contract`; a test compares.",
    "",
    "## Pages",
    "",
    "Each in Russian at its address, in Uzbek and English behind `/uz` and `/en`; each is opened in a browser",
    "(`e2e/every-page.spec.ts`). Guests who open a buyer's page are asked to sign in.",
    "",
    table(
      ["page", "what it shows", "whose"],
      pages.map(({ path, shows, opens }) => row([`\`${path}\``, shows, opens])),
    ),
    table(
      ["address", "leads to"],
      Object.entries(redirects).map((line) => row(line.map((path) => `\`${path}\``))),
    ),
    "## Calls of /api/v1",
    "",
    "Each call has a contract test of its name (`adapters/test/contract-routes.test.ts`), each cell of its row is asked for",
    "against a running shop (`e2e/access.api.spec.ts`), `npm run guards` shows that no guard can go unnoticed, and",
    "`npm run fuzz` sends random requests. Things that a call names belong to _buyer_, those of a shop to _seller_; a",
    "number is the status of the refusal. Extensions are not in the specification: a screen needs them.",
    "",
    ...parts,
  ].join("\n");
}
