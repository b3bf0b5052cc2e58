import type { Route } from "@bezak/contract/route.ts";
import type { FastifyInstance, HTTPMethods } from "fastify";
import { ApiError } from "./errors.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] satisfies HTTPMethods[];

/**
 * Answers 405 with `Allow` to unsupported methods of the tables' paths and 404 to all other paths. Without it the server
 * on which the API is mounted would answer them with a page.
 */
export function refuseOtherRequests(
  app: FastifyInstance,
  domains: Record<string, Record<string, Route>>,
): void {
  const served = new Map<string, string[]>();
  for (const { path, method } of Object.values(domains).flatMap((routes) => Object.values(routes))) {
    const list = served.get(path) ?? [];
    list.push(...(method === "GET" ? ["GET", "HEAD"] : [method]));
    served.set(path, list);
  }
  for (const [path, list] of served) {
    app.route({
      method: methods.filter((method) => !list.includes(method)),
      url: path.replace(/\{(\w+)\}/g, ":$1"),
      onRequest: async () => {
        throw new ApiError("method_not_allowed", { allow: list.toSorted().join(", ") });
      },
      handler: async () => undefined,
    });
  }
  const notFound = async () => {
    throw new ApiError("not_found");
  };
  for (const url of ["/", "/*"]) app.route({ method: methods, url, onRequest: notFound, handler: notFound });
}
