import { forwardMethod, type Route } from "@bezak/contract/route.ts";
import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";

/** The validated body of a call of the contract. */
export type RequestBody<R extends { body: z.ZodType }> = z.output<R["body"]>;

/** Validates the bodies of forwarded calls with the contract's own schemas; an invalid one is 400. */
export function bodyMiddlewares(routes: Readonly<Record<string, Route>>): MiddlewareRoute[] {
  return Object.values(routes).flatMap((route) => {
    const { forward, body } = route;
    if (!forward || !body) return [];
    const matcher = forward.path.replace(/\{(\w+)\}/g, ":$1");
    const methods = [forwardMethod(route, forward)];
    return [{ matcher, methods, middlewares: [validateAndTransformBody(body as z.ZodObject)] }];
  });
}
