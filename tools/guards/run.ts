import { pathToFileURL } from "node:url";
import { checkAccess } from "../access/check.ts";
import { Failure } from "../failure.ts";
import type { TestShop } from "../test/test-shop.ts";
import type { Guard } from "./guard.ts";
import { guards } from "./guards.ts";
import { runChecks, type Verdict } from "./run-checks.ts";
import { runSpec } from "./run-spec.ts";
import { withEnvironment } from "./with-environment.ts";

export interface Removal extends Verdict {
  guard: string;
}

const hook = pathToFileURL(`${import.meta.dirname}/without-guard.mjs`).href;

/** Calls of commerce that succeed without its secret. */
async function unlocked(commerce: string): Promise<string[]> {
  const requests = [
    ["GET", "/catalog/categories"],
    ["GET", "/customer/orders"],
    ["POST", "/internal/auth/session"],
    ["GET", "/vendor/shop"],
    ["GET", "/admin/payouts"],
    ["POST", "/auth/user/emailpass"],
  ] as const;
  const answers = requests.map(async ([method, path]) => {
    const answer = await fetch(commerce + path, { method });
    // The engine's own calls are not served, so without the guard some answers are no JSON.
    return (await answer.text()).includes('"wrong_secret"')
      ? []
      : [`${method} ${path} of commerce: ${answer.status}`];
  });
  return (await Promise.all(answers)).flat();
}

/** `stopsAtFirst`: one finding is enough. */
async function check(shop: TestShop, { stopsAtFirst }: { stopsAtFirst: boolean }): Promise<Verdict> {
  const { front, commerce } = await shop.restart();
  return runChecks([() => unlocked(commerce), () => checkAccess(front, { stopsAtFirst })]);
}

/** A spec, with databases of its own. */
const checkSpec = async (shop: TestShop, spec: string): Promise<Verdict> => {
  const databaseUrl = await shop.adminUrl();
  return runChecks([() => runSpec(spec, databaseUrl)]);
};

interface RemovalOptions {
  /** parts of names; without any all guards are removed */
  named: readonly string[];
  report: (removal: Removal) => void;
  progress: (text: string) => void;
}

function refuseNoticed({ noticed, crash }: Verdict): void {
  if (crash) throw crash;
  if (noticed.length > 0) throw new Failure(`With all guards in place:\n${noticed.join("\n")}`);
}

/**
 * Starts the shop without each of the guards in turn and checks every cell of the access table, or runs the spec that the
 * guard names.
 */
export async function removeGuards(
  shop: TestShop,
  { named, report, progress }: RemovalOptions,
): Promise<Removal[]> {
  const chosen = guards.filter(
    ({ name }: Guard) => named.length === 0 || named.some((part) => name.includes(part)),
  );
  if (chosen.some(({ spec }) => !spec)) {
    await shop.serve(progress);
    refuseNoticed(await check(shop, { stopsAtFirst: false }));
  }
  for (const spec of new Set(chosen.flatMap(({ spec: file }) => file ?? [])))
    refuseNoticed(await checkSpec(shop, spec));
  const removals: Removal[] = [];
  for (const { name, edits, spec } of chosen) {
    const environment = {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${hook}`.trim(),
      BEZAK_WITHOUT_GUARD: JSON.stringify(edits),
    };
    const verdict = () => (spec ? checkSpec(shop, spec) : check(shop, { stopsAtFirst: true }));
    const removal = { guard: name, ...(await withEnvironment(environment, verdict)) };
    removals.push(removal);
    report(removal);
  }
  return removals;
}
