import type { z } from "zod";
import type { Endpoint } from "./route.ts";
import type { domains } from "./domains.ts";

type Domains = typeof domains;
type AnyRoute = { [R in keyof Domains]: Domains[R][keyof Domains[R]] }[keyof Domains];
type ByMethodAndPath = { [R in AnyRoute as `${R["method"]} ${R["path"]}`]: R };

/** The call of the contract with this method and path; `never` if there is none. */
export type RouteAt<E extends Endpoint> = E extends keyof ByMethodAndPath ? ByMethodAndPath[E] : never;

/** The names in braces of a path. */
type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

export type ParamsOf<E extends Endpoint> = Record<ParamNames<E>, string>;

/** The whole answer of a call, with the envelope. */
export type AnswerOf<E extends Endpoint> = RouteAt<E>["success"]["schema"]["_zod"]["output"];

export type BodyOf<E extends Endpoint> =
  RouteAt<E> extends { body: infer Body extends z.ZodType } ? Body["_zod"]["input"] : never;

/** Lists may be readonly; `true` and `false` may also be sent as booleans. */
type SentValue<V> = V extends readonly (infer Item)[]
  ? readonly Item[]
  : V extends "true" | "false"
    ? V | boolean
    : V;

/** A query as a client sends it, derived from the parsed query; only the fields in `Required` must be present. */
export type Sent<Output, Required extends keyof Output = never> = {
  [K in Exclude<keyof Output, Required>]?: SentValue<Output[K]> | undefined;
} & { [K in Required]: SentValue<Output[K]> };

/** Fields without which a query is refused. A number is parsed from text, so its schema accepts any input; it has a default. */
type RequiredFields<Input> = {
  [K in keyof Input]-?: unknown extends Input[K] ? never : undefined extends Input[K] ? never : K;
}[keyof Input];

export type QueryOf<E extends Endpoint> =
  RouteAt<E> extends { query: infer Query extends z.ZodType }
    ? Sent<Query["_zod"]["output"], RequiredFields<Query["_zod"]["input"]> & keyof Query["_zod"]["output"]>
    : never;
