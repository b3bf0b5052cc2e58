import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../directories.ts";

const oxfmt = join(ROOT, "node_modules", "oxfmt", "bin", "oxfmt");

/** A generated text as `npm run format` leaves it in a file of this name. */
export const laidOut = (file: string, text: string): string =>
  execFileSync(process.execPath, [oxfmt, "--stdin-filepath", file], {
    cwd: ROOT,
    input: text,
    encoding: "utf8",
  });
