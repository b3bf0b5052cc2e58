import { languages } from "@bezak/contract/languages.ts";
import type { Route } from "@bezak/contract/route.ts";
import { toOperation } from "./operation.ts";
import { namedSchemas } from "./schemas.ts";

const parameters = {
  AcceptLanguage: {
    name: "Accept-Language",
    in: "header",
    description: "language of the sentences in the answer; ru unless said otherwise",
    schema: { type: "string", examples: languages },
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "a repeat with the same key within 24 hours does nothing again: it answers what the first made, as it is now, or the same refusal",
    schema: { type: "string", minLength: 1, maxLength: 200 },
  },
  Confirmation: {
    name: "X-Confirmation",
    in: "header",
    description:
      "the proof of POST /auth/confirm-password: it holds for five minutes, in the session it was given to",
    schema: { type: "string", minLength: 1, maxLength: 200 },
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    description: "the ETag of the copy the client has",
    schema: { type: "string" },
  },
};

const description = [
  "Programs may call it from anywhere. Pages of other sites may not: answers carry no CORS headers, and `OPTIONS` is 405,",
  "so that browsers let only the shop's own pages read them.",
].join(" ");

export function openApiDocument(domains: Record<string, Record<string, Route>>, version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [domain, routes] of Object.entries(domains)) {
    for (const [name, route] of Object.entries(routes)) {
      const item = (paths[route.path] ??= {});
      item[route.method.toLowerCase()] = toOperation(domain, name, route);
    }
  }
  return {
    openapi: "3.1.1",
    info: { title: "Bezak API", version, description, license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: "/api/v1" }],
    tags: Object.keys(domains).map((name) => ({ name })),
    paths,
    components: {
      schemas: namedSchemas(),
      parameters,
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "token of register or login" },
      },
    },
  };
}
