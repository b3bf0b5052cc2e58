import { examples } from "@bezak/contract/examples/all.ts";
import type { CallName } from "@bezak/contract/access-table.ts";
import { splitEndpoint, type Endpoint } from "@bezak/contract/route.ts";
import type { ParamsOf } from "@bezak/contract/route-types.ts";
import { endpoints } from "@bezak/contract/routes/all.ts";
import { base } from "./answers.ts";
import { http, HttpResponse, type HttpResponseResolver } from "msw";

/** Mocks a call of the API by its route. */
export function mock<const E extends Endpoint>(endpoint: E, resolver: HttpResponseResolver<ParamsOf<E>>) {
  const { method, path } = splitEndpoint(endpoint);
  const address = `${base}${path.replace(/\{(\w+)\}/g, ":$1")}`;
  return http[method.toLowerCase() as "get"](address, resolver);
}

/** The row of this id, if the request names an older version of it in `If-Match`. */
export function findChanged<Row extends { id: string; version: string }>(
  request: Request,
  rows: readonly Row[],
  id: unknown,
): Row | undefined {
  const seen = request.headers.get("if-match");
  return rows.find((row) => row.id === id && seen !== null && seen !== `"${row.version}"`);
}

/** Answers all calls with the contract's examples, except files: for calls without a handler of their own. */
export const exampleHandlers = Object.entries(examples).flatMap(([name, { answer }]) =>
  answer === undefined ? [] : [mock(endpoints[name as CallName], () => HttpResponse.json(answer as object))],
);
