import type { CallName } from "@bezak/contract/access-table.ts";
import { examples } from "@bezak/contract/examples/all.ts";
import { domains } from "@bezak/contract/domains.ts";
import type { Route } from "@bezak/contract/route.ts";
import type { AccessRequest } from "./requests.ts";

type Requests = Partial<Record<CallName, AccessRequest>>;

/** Without the version, which is nobody's and would be refused as stale, unless the call requires one. */
function withoutVersion({ versioned, body: schema }: Route, body: object): object {
  if (!versioned) return body;
  const { version: _, ...rest } = body as { version?: string };
  return schema?.safeParse(rest).success ? rest : body;
}

/** The requests, completed with the bodies of the contract's examples. */
export function withExamples(requests: Requests): Requests {
  const filled: Requests = { ...requests };
  for (const [key, route] of Object.values(domains).flatMap((calls) =>
    Object.entries(calls as Record<string, Route>),
  )) {
    const name = key as CallName;
    const body = examples[name].request?.body as object | undefined;
    if (!route.body || !body) continue;
    filled[name] = { body: withoutVersion(route, body), ...requests[name] };
  }
  return filled;
}
