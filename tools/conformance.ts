import { parseArgs } from "node:util";
import { checkClick } from "./conformance/click.ts";
import { checkPayme } from "./conformance/payme.ts";
import { ShopApi } from "./conformance/shop.ts";
import { Simulators } from "./conformance/simulators.ts";
import { checkUzcard } from "./conformance/uzcard.ts";
import { describeFailure, Failure } from "./failure.ts";
import { Checklist } from "./gateways/checklist.ts";
import type { Line } from "./gateways/checklist.ts";
import { gatewaySettings } from "./gateways/settings.ts";
import { gatewaysPort } from "./shop/addresses.ts";

/**
 * `npm run conformance -- [--shop http://localhost:8000] [--gateway payme|click|uzcard] [--gateways http://localhost:8010]`:
 * checks a running demo shop against every point of the gateways' checklists. It places orders as the demo buyer. The
 * default addresses are those of `npm start` with the same PORT, SHOP_URL and GATEWAYS_PORT.
 */
const checks = { payme: checkPayme, click: checkClick, uzcard: checkUzcard };
const { values } = parseArgs({
  options: {
    shop: { type: "string" },
    gateways: { type: "string" },
    gateway: { type: "string" },
  },
});

function tell({ point, title, outcome, detail }: Line): void {
  const sign = { ok: "✓", failed: "✗", "not run": "–" }[outcome];
  const why = outcome === "ok" ? "" : `\n      ${outcome === "failed" ? "" : "not run: "}${detail}`;
  process.stdout.write(`  ${sign} ${point.padStart(3)} ${title}${why}\n`);
}

try {
  const requested = values.gateway;
  if (requested !== undefined && !(requested in checks))
    throw new Failure(`There is no gateway "${requested}": give ${Object.keys(checks).join(", ")}.`);
  const settings = gatewaySettings({ ...process.env, SHOP_URL: values.shop || process.env.SHOP_URL });
  const shop = new ShopApi(settings.shop);
  await shop.enter().catch((error: Error) => {
    throw new Failure(
      `No demo shop answers at ${settings.shop} (${error.message}): start it with npm start.`,
    );
  });
  const simulators = new Simulators(
    (values.gateways ?? `http://localhost:${gatewaysPort(process.env)}`).replace(/\/+$/, ""),
  );
  const list = new Checklist(tell);
  const bench = { list, settings, shop, simulators: (await simulators.answers()) ? simulators : null };
  for (const [name, check] of Object.entries(checks)) {
    if (requested !== undefined && requested !== name) continue;
    process.stdout.write(`\n${name}\n`);
    await list.point("–", `${name}: the checks ran to their end`, () => check(bench));
  }
  await shop.tidy();
  const count = (outcome: Line["outcome"]) => list.lines.filter((line) => line.outcome === outcome).length;
  process.stdout.write(`\n${count("ok")} ok, ${count("failed")} failed, ${count("not run")} not run\n`);
  process.exitCode = count("failed") === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`\n${describeFailure(error)}\n`);
  process.exitCode = 1;
}
