import type { FastifyInstance } from "fastify";
import { ApiError } from "./errors.ts";

/** Only JSON is parsed (for forms see form-body.ts). An empty body counts as none; `__proto__` keys are refused. */
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
