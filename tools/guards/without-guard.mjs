// Preloaded into a program (`node --import`): loads its sources without one guard, given in BEZAK_WITHOUT_GUARD as JSON
// `[{file, code, without}]`. The files themselves are not changed.
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

/** @type {{file: string, code: string, without: string}[]} */
const edits = JSON.parse(process.env.BEZAK_WITHOUT_GUARD ?? "[]");

registerHooks({
  load(url, context, nextLoad) {
    const path = url.startsWith("file:") ? fileURLToPath(url) : "";
    const mine = edits.filter(({ file }) => path.endsWith(`/${file}`));
    if (mine.length === 0) return nextLoad(url, context);
    const source = mine.reduce(
      (text, { code, without }) => text.replace(code, () => without),
      readFileSync(path, "utf8"),
    );
    return { format: "module-typescript", source, shortCircuit: true };
  },
});
