import type { BodyOf, ParamsOf, QueryOf, RouteAt } from "./route-types.ts";
import type { Endpoint } from "./route.ts";

/** What a call is made with beside its method and path, as the contract says. */
export type CallInput<E extends Endpoint, R = RouteAt<E>> = (E extends `${string}{${string}`
  ? { params: ParamsOf<E> }
  : unknown) &
  (R extends { query: object } ? { query?: QueryOf<E> } : unknown) &
  (R extends { body: object } ? { body: BodyOf<E> } : unknown) &
  (R extends { form: object } ? { form: FormData } : unknown);

type QueryValue = string | number | boolean | readonly string[] | undefined;

/** The input of any call. */
export interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, QueryValue>;
  body?: unknown;
  form?: FormData;
}

/** Method, and path below /api/v1 with its parameters and query filled in. */
export function fillEndpoint(
  endpoint: Endpoint,
  { params = {}, query = {} }: AnyInput,
): { method: string; path: string } {
  const [method = "", template = ""] = endpoint.split(" ");
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return { method, path: search.size > 0 ? `${path}?${search}` : path };
}
