import type { Language } from "@bezak/contract/languages.ts";
import type { Route } from "@bezak/contract/route.ts";
import type { z } from "zod";
import type { FileAnswer } from "./file-answer.ts";
import type { FormBody } from "./form-body.ts";
import type { Session } from "./session.ts";

type Read<S> = S extends z.ZodType ? z.output<S> : undefined;

/** One request, checked: what a handler gets. */
export interface Call<R extends Route = Route> {
  params: Read<R["params"]>;
  query: Read<R["query"]>;
  body: Read<R["body"]>;
  /** a multipart body, not read yet */
  form: R["form"] extends z.ZodType ? FormBody : undefined;
  /** the caller; null on public routes, whose token is not looked at */
  session: R["access"] extends "public" ? null : Session;
  /** bearer token as sent, on any route */
  token: string | undefined;
  /** the client's, or one made up for this request; empty on routes that take none */
  idempotencyKey: string;
  /** what the client shows of `X-Confirmation`, on routes that are `confirmed`; commerce judges it */
  proof: string | undefined;
  /** the key is the client's and not one made up for this request */
  hasOwnKey: boolean;
  language: Language;
  /** what the client says it is (`User-Agent`, cut short) */
  device: string | undefined;
  /** network address the request came from, to count requests by */
  client: string;
  /** what `keepDeviceMark` left in the browser; counts tries to sign in, and nothing else */
  deviceMark: string | undefined;
  keepDeviceMark: (mark: string) => void;
  /** answers with the route's status for what waits for somebody's decision */
  answerWaiting: () => void;
  requestId: string;
}

/** The answer before it goes through the route's schema, which strips whatever is not declared; or a file. */
export type Answer<R extends Route> = R["file"] extends readonly string[]
  ? FileAnswer
  : z.input<R["success"]["schema"]>;

/** One handler for each call that commerce does not answer as it is (`forward`). */
export type Handlers<T extends Record<string, Route>> = {
  [K in keyof T as T[K] extends { forward: object } ? never : K]: (call: Call<T[K]>) => Promise<Answer<T[K]>>;
};
