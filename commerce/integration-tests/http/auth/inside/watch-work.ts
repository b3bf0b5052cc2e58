import { createHook } from "node:async_hooks";

let hashes = 0;
const hook = createHook({
  init(_id, type) {
    if (type === "SCRYPTREQUEST") hashes += 1;
  },
});

/** Counts the password hashes of this process from `begin` to the next call. */
export default function watch(_container: unknown, { begin }: { begin?: boolean }): { hashes: number } {
  if (begin) {
    hashes = 0;
    hook.enable();
  } else hook.disable();
  return { hashes };
}
