import { flushCompileCache } from "node:module";
import { keepResolved } from "../cached-resolution.ts";

/** Writes compiled code and resolved modules to disk now, since a killed process cannot. */
export default async function keep(): Promise<void> {
  flushCompileCache();
  keepResolved();
}
