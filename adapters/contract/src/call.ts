import type { BodyOf, ParamsOf, QueryOf, RouteAt } from "./route-types.ts";
import { splitEndpoint, type Endpoint } from "./route.ts";

/** `query` is optional if none of its fields is required. */
type QueryInput<Query> = Record<never, never> extends Query ? { query?: Query } : { query: Query };

/** The input of a call, by its method and path. */
export type CallInput<E extends Endpoint, R = RouteAt<E>> = (E extends `${string}{${string}`
  ? { params: ParamsOf<E> }
  : unknown) &
  (R extends { query: object } ? QueryInput<QueryOf<E>> : unknown) &
  (R extends { body: object }
    ? R extends { optionalBody: true }
      ? { body?: BodyOf<E> }
      : { body: BodyOf<E> }
    : unknown) &
  (R extends { form: object } ? { form: FormData } : unknown);

type QueryValue = string | number | boolean | readonly string[] | undefined;

export interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, QueryValue>;
  body?: unknown;
  form?: FormData;
}

/** Replaces the names in braces by encoded parameters, each of which stays within its own segment. */
export const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

/** Method, and path below /api/v1 with its parameters and query filled in. */
export function fillEndpoint(
  endpoint: Endpoint,
  { params = {}, query = {} }: AnyInput,
): { method: string; path: string } {
  const { method, path: template } = splitEndpoint(endpoint);
  const path = fillPath(template, params);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return { method, path: search.size > 0 ? `${path}?${search}` : path };
}
