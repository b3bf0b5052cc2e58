import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../directories.ts";

const oxfmt = join(ROOT, "node_modules", "oxfmt", "bin", "oxfmt");

/** Formats a generated text as oxfmt formats a file of this name. */
export const formatText = (file: string, text: string): string =>
  execFileSync(process.execPath, [oxfmt, "--stdin-filepath", file], {
    cwd: ROOT,
    input: text,
    encoding: "utf8",
  });
