import type { Language } from "@bezak/contract/languages.ts";
import type { Route } from "@bezak/contract/route.ts";
import type { z } from "zod";
import type { FileAnswer } from "./file-answer.ts";
import type { FormBody } from "./form-body.ts";
import type { Session } from "./session.ts";

type Read<S> = S extends z.ZodType ? z.output<S> : undefined;

/** A validated request, as a handler gets it. */
export interface Call<R extends Route = Route> {
  params: Read<R["params"]>;
  query: Read<R["query"]>;
  body: Read<R["body"]>;
  /** a multipart body, not read yet */
  form: R["form"] extends z.ZodType ? FormBody : undefined;
  /** the caller; null on public routes, which do not check the token */
  session: R["access"] extends "public" ? null : Session;
  /** bearer token as sent, on any route */
  token: string | undefined;
  /** the client's, or one generated for this request; empty on routes that are not idempotent */
  idempotencyKey: string;
  /** of `If-Match`, on routes that are `versioned` and have no body to carry it */
  version: string | undefined;
  /** the `X-Confirmation` header, on routes that are `confirmed`; commerce verifies it */
  proof: string | undefined;
  /** whether the client sent the idempotency key */
  hasOwnKey: boolean;
  language: Language;
  /** the `User-Agent` header, truncated */
  device: string | undefined;
  /** network address of the client, by which requests are counted */
  client: string;
  /** the cookie set by an earlier `keepDeviceMark`; used only to count attempts to sign in */
  deviceMark: string | undefined;
  keepDeviceMark: (mark: string) => void;
  /** answers with the route's status for a request that awaits approval */
  answerWaiting: () => void;
  requestId: string;
}

/** An answer before the route's schema removes fields that it does not declare; or a file. */
export type Answer<R extends Route> = R["file"] extends readonly string[]
  ? FileAnswer
  : z.input<R["success"]["schema"]>;

/** One handler for each call that commerce does not answer as it is (`forward`). */
export type Handlers<T extends Record<string, Route>> = {
  [K in keyof T as T[K] extends { forward: object } ? never : K]: (call: Call<T[K]>) => Promise<Answer<T[K]>>;
};
