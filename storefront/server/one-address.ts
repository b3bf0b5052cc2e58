import { inside } from "@bezak/contract/inside.ts";
import { withoutSlash } from "../src/lib/without-slash.ts";

/** The address of the same page without doubled and final slashes; null where it has none. */
export function oneAddress(url: string): string | null {
  const [path = "/", ...query] = url.split("?");
  const one = withoutSlash(path.replace(/\/{2,}/g, "/")) || "/";
  // `/\host/` would lead to another site once its slash is gone
  return one === path ? null : [inside(one), ...query].join("?");
}
