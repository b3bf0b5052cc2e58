import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { giveAccess, refuseDemoAddress } from "./give-access.ts";
import { askRequest } from "./marketplace-setup/ask-request.ts";
import { carryOut } from "./marketplace-setup/carry-out.ts";
import { describeResult } from "./marketplace-setup/describe-result.ts";
import { readPresentState, type PresentState } from "./marketplace-setup/present-state.ts";
import { underSetupLock } from "./marketplace-setup/setup-lock.ts";
import { readSetupFile, readSetupRequest, type SetupRequest } from "./marketplace-setup/setup-request.ts";
import { withTerminal } from "./marketplace-setup/terminal.ts";
import { Refusal } from "./refusal.ts";

const options = {
  file: { type: "string" },
  yes: { type: "boolean", default: false },
  administrator: { type: "string" },
  language: { type: "string" },
  print: { type: "boolean", default: false },
  categories: { type: "boolean" },
  "home-page": { type: "boolean" },
} as const;

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options, allowNegative: true }).values;
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

type Arguments = ReturnType<typeof readArguments>;

/** What the file and the arguments say; arguments come first. @throws Refusal */
function readGiven(values: Arguments): SetupRequest {
  const { file, administrator: email, language, categories, "home-page": homePage } = values;
  const given = file === undefined ? {} : readSetupFile(readText(file), file);
  const named = readSetupRequest(
    {
      ...(email !== undefined && { administrator: { email, ...(language !== undefined && { language }) } }),
      ...(categories !== undefined && { categories }),
      ...(homePage !== undefined && { homePage }),
    },
    "The arguments",
  );
  const request = { ...given, ...named };
  if (request.administrator) refuseDemoAddress(request.administrator.email);
  return request;
}

function readText(file: string): string {
  try {
    return readFileSync(file === "-" ? 0 : file, "utf8");
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${(error as Error).message}`);
  }
}

async function complete(given: SetupRequest, { yes, file }: Arguments, state: PresentState) {
  const isEmpty = { categories: state.categories.length === 0, homePage: state.sections === 0 };
  if (yes) return { ...isEmpty, ...given };
  if (file !== undefined) return given;
  if (!process.stdin.isTTY)
    throw new Refusal(
      "There is no terminal to ask in. Use --yes, --file setup.json or both: npm run setup -- --help",
    );
  const say = (line: string) => void process.stdout.write(line);
  const request = await withTerminal((ask) => askRequest(given, state, { ask, say }));
  if (request.administrator) refuseDemoAddress(request.administrator.email);
  return request;
}

/** The script of `npm run setup`: makes an empty shop one that an owner can run. A repeat changes only what it is given. */
export default async function run({ container, args }: { container: MedusaContainer; args: string[] }) {
  const values = readArguments(args);
  const given = readGiven(values);
  await underSetupLock(process.env.DATABASE_URL ?? "", async () => {
    const request = await complete(given, values, await readPresentState(container));
    const result = await carryOut(container, request);
    process.stdout.write(describeResult(request, result, await readPresentState(container)));
    const { administrator } = request;
    if (administrator) await giveAccess(container, { ...administrator, print: values.print });
  });
}
