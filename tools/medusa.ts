import { describeFailure, Failure } from "./failure.ts";
import { runCommerceScript } from "./shop/commerce-script.ts";

const HELP = `npm run medusa -- COMMAND [arguments]: the engine's own commands on this shop, such as

  user --email EMAIL --password PASSWORD   an administrator; npm run administrator mails a link instead
  exec ./src/scripts/NAME.ts [arguments]   runs a script of commerce
  db:generate MODULE                       writes a migration of a module whose models have changed
  COMMAND --help                           what a command takes

Files are named from the folder commerce.
`;

/** Commands of the engine that would leave out what a shop needs besides. */
const replacements: Readonly<Record<string, string>> = {
  start: "npm start",
  develop: "npm run dev",
  build: "npm run build",
  "db:setup": "npm start",
  "db:migrate": "npm start, which migrates, or npm run migrate in commerce",
  "db:migrate:scripts": "npm start, which migrates, or npm run migrate in commerce",
};

/** @throws Failure */
function refuseUnusable(command: string, rest: readonly string[]): void {
  const other = Object.hasOwn(replacements, command) ? replacements[command] : undefined;
  if (other) throw new Failure(`${command} knows too little about this shop. Use ${other}.`);
  const isNamed = rest.some((argument) => /^(-e|--email)(=|$)/.test(argument) || argument === "--help");
  // without one the engine makes a user without an e-mail
  if (command === "user" && !isNamed) throw new Failure("user needs --email and --password.");
}

try {
  const [command, ...rest] = process.argv.slice(2);
  if (command === undefined || command === "--help") process.stdout.write(HELP);
  else {
    refuseUnusable(command, rest);
    process.env.LOG_LEVEL ||= "info";
    const args = [command, ...rest];
    process.exitCode = await runCommerceScript({
      tool: "npm run medusa",
      script: "medusa.ts",
      args,
      alone: true,
    });
  }
} catch (error) {
  process.stderr.write(`\n${describeFailure(error)}\n`);
  process.exitCode = 1;
}
