import type { FastifyInstance } from "fastify";

type Reviver = (this: unknown, key: string, value: unknown) => unknown;

/** Integers above 2^53 become texts: Click's ids have 64 bits. */
function keepLargeNumbers(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value)
    ? (context?.source ?? value)
    : value;
}

/** Lets the server parse JSON without losing digits. */
export function readJson(app: FastifyInstance): void {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, body ? JSON.parse(String(body), keepLargeNumbers as Reviver) : null);
    } catch {
      done(Object.assign(new Error("The body is not JSON."), { statusCode: 400 }));
    }
  });
}
