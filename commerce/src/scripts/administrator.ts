import { parseArgs } from "node:util";
import { adminRanks, isAdminRank } from "@bezak/contract/admin-ranks.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ForgotBody } from "../api/internal/auth/validators.ts";
import { giveAccess, refuseDemoAddress } from "./give-access.ts";
import { Refusal } from "./refusal.ts";
import { removeFactor } from "./remove-factor.ts";

const options = {
  name: { type: "string" },
  language: { type: "string", default: "ru" },
  rank: { type: "string" },
  print: { type: "boolean", default: false },
  "without-second-factor": { type: "boolean", default: false },
} as const;

/** The script of `npm run administrator`: creates an administrator, who chooses a password through a mailed link. */
export default async function run({ container, args }: { container: MedusaContainer; args: string[] }) {
  const { values, positionals } = readArguments(args);
  const { data: email } = ForgotBody.shape.email.safeParse(positionals[0]);
  if (email === undefined || positionals.length > 1)
    throw new Refusal("Specify an e-mail: npm run administrator -- somebody@example.uz");
  refuseDemoAddress(email);
  const { "without-second-factor": withoutFactor, rank, ...person } = values;
  if (rank !== undefined && !isAdminRank(rank))
    throw new Refusal(`There is no rank ${rank}. Choose one of: ${adminRanks.join(", ")}`);
  if (withoutFactor) await removeFactor(container, email);
  await giveAccess(container, { email, rank, ...person });
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}
