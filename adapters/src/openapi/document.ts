import { languages } from "@bezak/contract/languages.ts";
import type { Route } from "@bezak/contract/route.ts";
import { toOperation } from "./operation.ts";
import { namedSchemas } from "./schemas.ts";
import { tagDescriptions } from "./tags.ts";

const parameters = {
  AcceptLanguage: {
    name: "Accept-Language",
    in: "header",
    description: "language of messages in the answer; default ru",
    schema: { type: "string", examples: languages },
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "a repeat with the same key within 24 hours has no second effect: it returns the object that the first request created, in its current state, or the same refusal",
    schema: { type: "string", minLength: 1, maxLength: 200 },
  },
  Confirmation: {
    name: "X-Confirmation",
    in: "header",
    description:
      "the proof from POST /auth/confirm-password, valid in the same session: 15 minutes for administrators' work, 5 for the own account and for everybody else",
    schema: { type: "string", minLength: 1, maxLength: 200 },
  },
  IfMatch: {
    name: "If-Match",
    in: "header",
    description:
      "in quotes, the version that was edited, for a body without `version`, and for a call without a body; `*` is any",
    schema: { type: "string" },
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    description: "the ETag of the client's copy",
    schema: { type: "string" },
  },
};

const description = [
  "Programs may call the API from anywhere. Pages of other sites cannot: answers have no CORS headers, and `OPTIONS` is 405,",
  "so browsers let only pages of this site read them.",
].join(" ");

/** A parameter that no call has would be a finding of linters. */
function onlyUsed(paths: object): object {
  const text = JSON.stringify(paths);
  const used = Object.entries(parameters).filter(([name]) => text.includes(`parameters/${name}"`));
  return Object.fromEntries(used);
}

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
    tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: namedSchemas(),
      parameters: onlyUsed(paths),
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "token from register or login" },
      },
    },
  };
}
