import type { FastifyInstance, FastifyRequest } from "fastify";

/** Lets the server parse forms; the body is an object of texts. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** One field of a form or of a JSON body as text; empty when missing. */
export function formField(request: FastifyRequest, name: string): string {
  const body: unknown = request.body;
  if (typeof body !== "object" || body === null) return "";
  const value = (body as Record<string, unknown>)[name];
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

export function queryField(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === "string" ? value : undefined;
}
