import type { FastifyInstance, FastifyRequest } from "fastify";

/** Teaches the server forms; a body is then the fields, all of them text. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** One field of a form or of a JSON body as text; empty when it is not there. */
export function formField(request: FastifyRequest, name: string): string {
  const body: unknown = request.body;
  if (typeof body !== "object" || body === null) return "";
  const value = (body as Record<string, unknown>)[name];
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

/** One field of the address's query as text. */
export function queryField(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === "string" ? value : undefined;
}
