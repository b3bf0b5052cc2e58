import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT } from "../directories.ts";
import { GLOSSARY_FILE } from "./glossary-rule.ts";
import { lintSettings } from "./settings.ts";

/** A file as it would be in the repository. */
export type Sample = readonly [file: string, code: string];

interface Report {
  diagnostics: { code: string; message: string; filename: string }[];
}

/** Makes the names of samples in one folder unique, unless the name matters. */
const numbered = (file: string, number: number) => file.replace(/(?<=^|\/)a(?=\.[^/]*$)/, `a${number}`);

export const GLOSSARY = `
| term | meaning | not | fine |
| --- | --- | --- | --- |
| refund | Money that a buyer gets back. | \`giving back\`, \`give back\` | |
| method | How a buyer pays. | \`way\` in names, \`ways\` in files | \`two way\` |
`;

/** The linter's messages for each sample, as "rule: message"; one run lints all of them. */
export function lintSamples(
  samples: readonly Sample[],
  options: readonly "--type-aware"[] = [],
  { glossary = GLOSSARY } = {},
): string[][] {
  const root = mkdtempSync(join(tmpdir(), "bezak-lint-"));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  try {
    const paths = samples.map(([file], number) => numbered(file, number));
    samples.forEach(([, code], number) => write(paths[number] ?? "", code));
    // where the linter looks for its plugins and its type-aware part
    symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
    write(".oxlintrc.json", JSON.stringify(lintSettings(root)));
    const types = { extends: join(ROOT, "tsconfig.base.json"), compilerOptions: { types: [] } };
    write(GLOSSARY_FILE, glossary);
    write("tsconfig.json", JSON.stringify(types));
    const args = [join(ROOT, "node_modules/oxlint/bin/oxlint"), ...options, "--format", "json", ...paths];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
    if (!stdout.startsWith("{")) throw new Error(`${stdout}${stderr}`);
    const { diagnostics } = JSON.parse(stdout) as Report;
    const about = (path: string) => diagnostics.filter(({ filename }) => filename === path);
    return paths.map((path) => about(path).map(({ code, message }) => `${code}: ${message}`));
  } finally {
    rmSync(root, { recursive: true });
  }
}
