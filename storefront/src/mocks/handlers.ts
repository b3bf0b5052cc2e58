import { catalogHandlers } from "./catalog-handlers.ts";
import { peopleHandlers } from "./people-handlers.ts";

/** Every call of the API with made-up answers, typed by the contract: for tests, stories and `npm run dev:mock`. */
export const handlers = [...catalogHandlers, ...peopleHandlers];
