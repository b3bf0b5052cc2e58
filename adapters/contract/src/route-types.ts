import type { z } from "zod";
import type { Endpoint } from "./route.ts";
import type { domains } from "./domains.ts";

type Domains = typeof domains;
type AnyRoute = { [R in keyof Domains]: Domains[R][keyof Domains[R]] }[keyof Domains];
type ByMethodAndPath = { [R in AnyRoute as `${R["method"]} ${R["path"]}`]: R };

/** The call of the contract with this method and path; `never` when there is none. */
export type RouteAt<E extends Endpoint> = E extends keyof ByMethodAndPath ? ByMethodAndPath[E] : never;

/** The names in braces of a path. */
type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** What the braces of a path stand for. */
export type ParamsOf<E extends Endpoint> = Record<ParamNames<E>, string>;

/** What a call answers with, envelope included. */
export type AnswerOf<E extends Endpoint> = RouteAt<E>["success"]["schema"]["_zod"]["output"];

/** What a call takes as its body. */
export type BodyOf<E extends Endpoint> =
  RouteAt<E> extends { body: infer Body extends z.ZodType } ? Body["_zod"]["input"] : never;

/** A list may be one that cannot be changed; `true` and `false` may be what they say. */
type SentValue<V> = V extends readonly (infer Item)[]
  ? readonly Item[]
  : V extends "true" | "false"
    ? V | boolean
    : V;

/** A query as a client sends it, from what its schema makes of it; only `Required` must be there. */
export type Sent<Output, Required extends keyof Output = never> = {
  [K in Exclude<keyof Output, Required>]?: SentValue<Output[K]> | undefined;
} & { [K in Required]: SentValue<Output[K]> };

/** Fields of a query without which it is refused. A number is read from text, so its schema takes anything: it has a default. */
type RequiredFields<Input> = {
  [K in keyof Input]-?: unknown extends Input[K] ? never : undefined extends Input[K] ? never : K;
}[keyof Input];

/** What a call takes in its query. */
export type QueryOf<E extends Endpoint> =
  RouteAt<E> extends { query: infer Query extends z.ZodType }
    ? Sent<Query["_zod"]["output"], RequiredFields<Query["_zod"]["input"]> & keyof Query["_zod"]["output"]>
    : never;
