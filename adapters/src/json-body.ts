import type { FastifyInstance } from "fastify";
import { ApiError } from "./errors.ts";

/** JSON is the only body that is read (forms are handed on, form-body.ts). An empty one is no body; `__proto__` keys are refused. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, text, done) => {
    if (text === "") return done(null, undefined);
    void parse(request, String(text), (error, body) => {
      if (error) done(new ApiError("malformed_json", { cause: error }));
      else done(null, body);
    });
  });
}
