import type { Endpoint, Route } from "../route.ts";
import type { ParamsOf, Sent } from "../route-types.ts";

type Output<T> = T extends { _zod: { output: infer O } } ? O : never;
type Input<T> = T extends { _zod: { input: infer I } } ? I : never;
type EndpointOf<R extends Route> = `${R["method"]} ${R["path"]}` & Endpoint;

/** A valid input of a call: the id of an existing object, a query with filters, an accepted body. */
export interface ExampleRequest<R extends Route> {
  params?: ParamsOf<EndpointOf<R>>;
  query?: Sent<Output<R["query"]>>;
  body?: Input<R["body"]>;
}

/** A valid request of a call and its answer; calls that return a file have no answer here. */
export interface Example<R extends Route> {
  request?: ExampleRequest<R>;
  answer?: Output<R["success"]["schema"]>;
}

export type Examples<T extends Record<string, Route>> = { readonly [N in keyof T]: Example<T[N]> };
