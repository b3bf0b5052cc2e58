import { forwardMethod, type Route } from "@bezak/contract/route.ts";
import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";

/** What a call of the contract takes, as a handler gets it. */
export type RequestBody<R extends { body: z.ZodType }> = z.output<R["body"]>;

/** The bodies of calls that are forwarded here, checked by the contract's own schemas; one that does not fit is 400. */
export function bodyMiddlewares(routes: Readonly<Record<string, Route>>): MiddlewareRoute[] {
  return Object.values(routes).flatMap((route) => {
    const { forward, body } = route;
    if (!forward || !body) return [];
    const matcher = forward.path.replace(/\{(\w+)\}/g, ":$1");
    const methods = [forwardMethod(route, forward)];
    return [{ matcher, methods, middlewares: [validateAndTransformBody(body as z.ZodObject)] }];
  });
}
