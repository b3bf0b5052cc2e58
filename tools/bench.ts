import { existsSync } from "node:fs";
import { join } from "node:path";
import { describeFailure } from "./failure.ts";

/** `npm run bench -- <name> …`: runs tools/bench/<name>.ts with the arguments after the name. */
const [name = ""] = process.argv.slice(2);
const script = join(import.meta.dirname, "bench", `${name}.ts`);

if (!/^[a-z-]+$/.test(name) || !existsSync(script)) {
  process.stderr.write(
    `There is no benchmark "${name}": name a file of tools/bench, as in \`npm run bench -- catalogue\`.\n`,
  );
  process.exit(1);
}
try {
  process.argv.splice(2, 1);
  await import(script);
} catch (error) {
  process.stderr.write(`\n${describeFailure(error)}\n`);
  process.exitCode = 1;
}
