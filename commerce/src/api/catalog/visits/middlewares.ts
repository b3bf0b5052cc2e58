import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import { SearchBody, VisitBody } from "./validators.ts";

export const visitMiddlewares: MiddlewareRoute[] = [
  { matcher: "/catalog/visits", methods: ["POST"], middlewares: [validateAndTransformBody(VisitBody)] },
  { matcher: "/catalog/searches", methods: ["POST"], middlewares: [validateAndTransformBody(SearchBody)] },
];
