import type { Endpoint, Route } from "../route.ts";
import type { ParamsOf, Sent } from "../route-types.ts";

type Output<T> = T extends { _zod: { output: infer O } } ? O : never;
type Input<T> = T extends { _zod: { input: infer I } } ? I : never;
type EndpointOf<R extends Route> = `${R["method"]} ${R["path"]}` & Endpoint;

/** What a call is made with: the `id` of something there is, a query that narrows, a body that is accepted. */
export interface ExampleRequest<R extends Route> {
  params?: ParamsOf<EndpointOf<R>>;
  query?: Sent<Output<R["query"]>>;
  body?: Input<R["body"]>;
}

/** One good request of a call and the answer to it; a call that answers a file has none here. */
export interface Example<R extends Route> {
  request?: ExampleRequest<R>;
  answer?: Output<R["success"]["schema"]>;
}

/** An example for each call of a route table. */
export type Examples<T extends Record<string, Route>> = { readonly [N in keyof T]: Example<T[N]> };
