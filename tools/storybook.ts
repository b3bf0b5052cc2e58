import { runProgram } from "./run-program.ts";

/** `npm run storybook` opens the kit; with `build` it is written to storybook-static/. */
const [action, ...rest] = process.argv.slice(2);
const isBuild = action === "build";
const own = isBuild ? ["build", "--output-dir", "storybook-static"] : ["dev", "--port", "6006", "--no-open"];
await runProgram("storybook/dist/bin/dispatcher.js", [
  ...own,
  "--disable-telemetry",
  ...(isBuild ? rest : process.argv.slice(2)),
]);
