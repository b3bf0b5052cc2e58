import { inside } from "@bezak/contract/inside.ts";
import { withoutSlash } from "../src/lib/without-slash.ts";

/** The address without doubled and final slashes; null if it is the same. */
export function oneAddress(url: string): string | null {
  const [path = "/", ...query] = url.split("?");
  const one = withoutSlash(path.replace(/\/{2,}/g, "/")) || "/";
  // `/\host/` would lead to another site without its slash
  return one === path ? null : [inside(one), ...query].join("?");
}
