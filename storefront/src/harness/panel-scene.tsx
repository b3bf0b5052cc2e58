import { Suspense } from "react";
import { useRoutes } from "react-router";
import { routes } from "../app/routes.tsx";
import { inShop } from "./shop-story.tsx";

/** The page of the current route in its shell. */
function PageAt() {
  return <Suspense fallback={null}>{useRoutes(routes)}</Suspense>;
}

/** Spread into the meta of stories; `scene` sets the address and the signed-in user. */
export const inRouter = { component: PageAt, ...inShop, tags: ["!autodocs"] };

export const desk = { viewport: { value: "w1440" } };
export const phone = { viewport: { value: "w360" } };
