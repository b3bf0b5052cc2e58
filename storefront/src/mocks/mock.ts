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

/** Answers all calls with the contract's examples, except files: for calls without a handler of their own. */
export const exampleHandlers = Object.entries(examples).flatMap(([name, { answer }]) =>
  answer === undefined ? [] : [mock(endpoints[name as CallName], () => HttpResponse.json(answer as object))],
);
