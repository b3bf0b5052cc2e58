import { domains } from "@bezak/contract/domains.ts";
import swagger, { type StaticDocumentSpec } from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyPluginAsync } from "fastify";
import manifest from "../package.json" with { type: "json" };
import { answerWith, toBytes } from "./encoded-bytes.ts";
import { openApiDocument } from "./openapi/document.ts";
import { answerAs } from "./security-headers.ts";

/** `/openapi.json` and a page to browse it at `/docs`; no asset comes from another origin. */
export const mountDocs: FastifyPluginAsync<{ https?: boolean }> = async (app, options) => {
  const document = openApiDocument(domains, manifest.version);
  const text = toBytes(Buffer.from(JSON.stringify(document)));
  app.get("/openapi.json", async (request, reply) => {
    const { status, headers, body } = await answerWith(text, request.headers);
    return reply.code(status).headers(headers).header("cache-control", "public, max-age=60").send(body);
  });
  // The plugin's type covers only OpenAPI 3.0, but it serves the document unchanged.
  const specification = { document: document as unknown as StaticDocumentSpec["document"] };
  await app.register(swagger, { mode: "static", specification });
  await app.register(async (docs) => {
    docs.addHook("onRequest", answerAs("docs", options));
    await docs.register(swaggerUi, { routePrefix: "/docs", indexPrefix: app.prefix });
  });
};
