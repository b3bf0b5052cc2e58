import { afterAll } from "vitest";
import { restAll } from "./resting.ts";

/** Loaded before each spec: what it shares with others does nothing until the next of them. */
afterAll(restAll);
