import type { Route } from "@bezak/contract/route.ts";
import type { FastifyInstance, HTTPMethods } from "fastify";
import { ApiError } from "./errors.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] satisfies HTTPMethods[];

/**
 * Every path of the tables answers 405 with `Allow` to the methods it does not serve, every other path 404: not a page
 * of the server it is mounted on, which answers whatever nobody else does.
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
