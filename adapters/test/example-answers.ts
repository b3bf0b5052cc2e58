import { fillPath } from "@bezak/contract/call.ts";
import type { CallName } from "@bezak/contract/access-table.ts";
import { examples } from "@bezak/contract/examples/all.ts";
import { forwardMethod, type Forward, type Route } from "@bezak/contract/route.ts";
import { domains } from "@bezak/contract/domains.ts";
import type { Reply, SeenCall } from "./fake-commerce.ts";

/** A field in every object of commerce's answers that no schema declares: it must not reach a client. */
export const UNDECLARED = "customer_id";

function withUndeclared(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUndeclared);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withUndeclared(inner)] as const);
  return { ...Object.fromEntries(entries), [UNDECLARED]: "cus_1" };
}

/** The answer of commerce from which the adapter makes the answer of the example. */
function commerceAnswer({ pick }: Forward, answer: Record<string, unknown>): unknown {
  const { success: _success, data, pagination, ...beside } = answer;
  if (pick === null) return {};
  if (pick === undefined) return withUndeclared(data);
  const total = (pagination as { total: number } | undefined)?.total;
  return {
    ...beside,
    ...(withUndeclared({ [pick]: data }) as object),
    ...(total !== undefined && { count: total }),
  };
}

function fileReply({ success }: Route, types: readonly string[], query: URLSearchParams): Reply {
  const csv = types.find((type) => type.startsWith("text/csv"));
  const other = types.find((type) => type !== csv);
  const type = (query.get("format") === "csv" ? csv : other) ?? types[0]!;
  return { status: success.status, body: "bytes of a file", type };
}

const replies = new Map<string, (query: URLSearchParams) => Reply>();
for (const [name, route] of Object.values(domains).flatMap((calls) =>
  Object.entries(calls as Record<string, Route>),
)) {
  const { forward, file, success } = route;
  if (!forward) continue;
  const { request, answer = {} } = examples[name as CallName];
  const params = (request?.params ?? {}) as Record<string, string>;
  const key = `${forwardMethod(route, forward)} ${fillPath(forward.path, params)}`;
  replies.set(key, (query) =>
    file
      ? fileReply(route, file, query)
      : { status: success.status, body: commerceAnswer(forward, answer as Record<string, unknown>) },
  );
}

/** Commerce's answer to a forwarded call that is made as in its example; undefined for other calls. */
export const exampleAnswers = ({ method, path, query }: SeenCall): Reply | undefined =>
  replies.get(`${method} ${path}`)?.(query);
