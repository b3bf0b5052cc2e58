import { catalogHandlers } from "./catalog-handlers.ts";
import { contentHandlers } from "./content-handlers.ts";
import { peopleHandlers } from "./people-handlers.ts";
import { pictureHandlers } from "./picture-handlers.ts";

/** Every call of the API with made-up answers, typed by the contract: for tests, stories and `npm run dev:mock`. */
export const handlers = [...contentHandlers, ...catalogHandlers, ...peopleHandlers, ...pictureHandlers];
