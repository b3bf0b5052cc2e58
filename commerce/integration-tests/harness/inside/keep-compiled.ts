import { flushCompileCache } from "node:module";
import { keepResolved } from "../cached-resolution.ts";

/** Writes what was compiled, and where packages were found, to the disk now: who is killed cannot. */
export default async function keep(): Promise<void> {
  flushCompileCache();
  keepResolved();
}
