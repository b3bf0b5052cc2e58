import { flushCompileCache } from "node:module";

/** Writes what was compiled to the disk now: who is killed cannot. */
export default async function keep(): Promise<void> {
  flushCompileCache();
}
