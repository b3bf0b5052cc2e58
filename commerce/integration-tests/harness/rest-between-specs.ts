import { afterAll } from "vitest";
import { restAll } from "./resting.ts";

/** Loaded before each spec: shared processes are idle until a later spec uses them. */
afterAll(restAll);
