import type { FastifyPluginAsync } from "fastify";
import { getResponse } from "msw";
import { handlers } from "../src/mocks/handlers.ts";

/** A mocked API, for developing the storefront alone. */
const mockApi: FastifyPluginAsync = async (app) => {
  // the content of files does not matter
  app.addContentTypeParser("multipart/form-data", (_request, payload, done) => {
    payload.resume();
    payload.once("end", () => done(null, {}));
  });
  app.all("/*", async (request, reply) => {
    const hasBody = request.method !== "GET" && request.method !== "HEAD";
    const answer = await getResponse(
      handlers,
      new Request(`http://mock.invalid${request.url}`, {
        method: request.method,
        headers: request.headers as Record<string, string>,
        body: hasBody ? JSON.stringify(request.body ?? {}) : undefined,
      }),
    );
    if (!answer) return reply.code(404).send({ success: false, code: "not_found" });
    return reply
      .code(answer.status)
      .type("application/json; charset=utf-8")
      .send(await answer.text());
  });
};

export default mockApi;
