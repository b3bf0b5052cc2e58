import { Suspense } from "react";
import { useRoutes } from "react-router-dom";
import { routes } from "../app/routes.tsx";
import { inShop } from "./shop-story.tsx";

// What the stories of whole pages in their shells share.

/** The page of the story's address, with the shell around it, as the router finds them. */
function PageAt() {
  return <Suspense fallback={null}>{useRoutes(routes)}</Suspense>;
}

/** Spread into the meta of its stories; `scene` says the address and who is signed in. */
export const inRouter = { component: PageAt, ...inShop, tags: ["!autodocs"] };

export const desk = { viewport: { value: "w1440" } };
export const phone = { viewport: { value: "w360" } };
