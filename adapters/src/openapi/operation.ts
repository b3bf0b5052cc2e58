import { errorStatus, type ErrorCode } from "@bezak/contract/error-codes.ts";
import { Failure } from "@bezak/contract/envelope.ts";
import type { CallName } from "@bezak/contract/access-table.ts";
import { examples } from "@bezak/contract/examples/all.ts";
import type { ExampleRequest } from "@bezak/contract/examples/example.ts";
import type { Role, Route } from "@bezak/contract/route.ts";
import { fieldSchemas, refTo, type JsonSchema } from "./schemas.ts";

const json = (schema: JsonSchema, example?: unknown) => ({
  "application/json": { schema, ...(example !== undefined && { example }) },
});

function files(route: Route, types: readonly string[]) {
  const binary = { type: "string", format: "binary" };
  const toSchema = (type: string) => (type === "application/json" ? refTo(route.success.schema) : binary);
  const plain = types.map((type) => type.split(";")[0]!);
  return Object.fromEntries(plain.map((type) => [type, { schema: toSchema(type) }]));
}

function getFailures(route: Route): ErrorCode[] {
  const codes: ErrorCode[] = [...(route.errors ?? []), "too_many_requests", "server_error"];
  codes.push("commerce_unavailable", "commerce_timeout", "overloaded");
  if (route.method === "POST" && !route.repeatable && !route.readsOnly) codes.push("outcome_unknown");
  // an address that cannot be decoded is refused with the same code as an invalid query
  if (route.query || route.params) codes.push("invalid_query");
  if (route.params) codes.push("not_found");
  if (route.idempotent) codes.push("invalid_input");
  if (route.body) codes.push("invalid_input", "malformed_json", "body_too_large", "unsupported_media_type");
  if (route.access !== "public") codes.push("unauthorized", "session_expired", "forbidden");
  // the calls of the panel; a person's own are not by rank
  if (route.access !== "public" && route.access.join() === "admin") codes.push("rank_required");
  if (route.confirmed) codes.push("confirmation_required");
  return [...new Set(codes)];
}

function failureResponses(route: Route): Record<string, unknown> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of getFailures(route)) {
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  }
  const responses = [...byStatus].map(([status, codes]) => [
    String(status),
    { description: codes.join(", "), content: json(refTo(Failure)) },
  ]);
  return Object.fromEntries(responses) as Record<string, unknown>;
}

function toParameters(route: Route, { params = {}, query = {} }: ExampleRequest<Route>): unknown[] {
  const withExample = (field: { name: string }, examples: object) =>
    field.name in examples ? { ...field, example: examples[field.name as keyof object] } : field;
  const parameters: unknown[] = [
    ...(route.params ? fieldSchemas(route.params) : []).map((field) => ({
      ...withExample(field, params),
      in: "path",
      required: true,
    })),
    ...(route.query ? fieldSchemas(route.query) : []).map((field) => ({
      ...withExample(field, query),
      in: "query",
    })),
    { $ref: "#/components/parameters/AcceptLanguage" },
  ];
  if (route.idempotent) parameters.push({ $ref: "#/components/parameters/IdempotencyKey" });
  if (route.confirmed) parameters.push({ $ref: "#/components/parameters/Confirmation" });
  if (route.versioned) parameters.push({ $ref: "#/components/parameters/IfMatch" });
  if (route.cached) parameters.push({ $ref: "#/components/parameters/IfNoneMatch" });
  return parameters;
}

const names: Record<Role, string> = { buyer: "buyers", seller: "members of a shop", admin: "administrators" };

/** Who may make a call, and what else its rules require. */
function describeRules(route: Route): string {
  const { access, sellerSection: section } = route;
  const rules = [
    access === "public" ? "For everybody." : `For ${access.map((role) => names[role]).join(", ")}.`,
    section && `The member's role must include the section \`${section}\`.`,
    route.confirmed && "Needs the proof of a recent password entry in `X-Confirmation`.",
    route.idempotent && "A repeat with the same `Idempotency-Key` has no second effect.",
    route.versioned &&
      "A stale `version` is refused with the current object in `details.current`, and itself in `details.sent`.",
    route.heavy && "Few of these calls may run at a time for one user.",
    route.cached && "The answer may be a second old and has an `ETag`.",
    route.extension && "An extension of the specification.",
  ];
  return rules.filter(Boolean).join(" ");
}

export function toOperation(domain: string, name: string, route: Route): Record<string, unknown> {
  const { file, success } = route;
  const { request = {}, answer } = examples[name as CallName];
  return {
    operationId: name,
    tags: [domain],
    summary: route.summary,
    description: describeRules(route),
    security: route.access === "public" ? [] : [{ bearer: [] }],
    ...(route.access !== "public" && { "x-access": route.access }),
    ...(route.sellerSection && { "x-seller-room": route.sellerSection }),
    ...(route.extension && { "x-extension": true }),
    ...(route.idempotent && { "x-idempotent": true }),
    parameters: toParameters(route, request),
    ...(route.body && {
      requestBody: { required: !route.optionalBody, content: json(refTo(route.body), request.body) },
    }),
    ...(route.form && {
      requestBody: { required: true, content: { "multipart/form-data": { schema: refTo(route.form) } } },
    }),
    responses: {
      [success.status]: {
        description: "Success",
        content: file ? files(route, file) : json(refTo(success.schema), answer),
      },
      ...(success.waiting && {
        [success.waiting]: {
          description: "Awaits approval",
          content: json(refTo(success.schema)),
        },
      }),
      ...(route.cached && { 304: { description: "The client's copy is current" } }),
      ...failureResponses(route),
    },
  };
}
