import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { findChromium } from "./chromium/find.ts";
import { describeFailure } from "./failure.ts";
import { CACHE, ROOT } from "./places.ts";
import { readmeShots, reviewShots } from "./screenshots/shots.ts";
import { demoBuyer, goodsInStock } from "./shop/demo-buyer.ts";
import { isPhone, take } from "./screenshots/take.ts";
import setUp from "./test/e2e-setup.ts";

/**
 * `npm run screenshots`: the pictures of the README, from a shop with demo data. `npm run screenshots -- review
 * [part of a name]`: every page in all widths, themes and languages, into `.cache/screenshots`, to be looked at.
 * `E2E_BASE_URL=…` takes them from a shop that runs already.
 */
const [kind = "", part = ""] = process.argv.slice(2);
const QUALITY = 82;
const plain = ["--no-sandbox", "--disable-dev-shm-usage", "--font-render-hinting=none", "--disable-lcd-text"];
/** A finger for a pointer, and nothing that hovers: Playwright's touch screen still says there is a mouse. */
const finger =
  "--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2";

async function run(home: string): Promise<void> {
  const review = kind === "review";
  const folder = review ? join(CACHE, "screenshots") : join(ROOT, "docs", "images");
  mkdirSync(folder, { recursive: true });
  const executablePath = await findChromium();
  const launch = (more: string[] = []) => chromium.launch({ executablePath, args: [...plain, ...more] });
  const desktop = await launch();
  const phone = await launch([finger]);
  try {
    const { request } = await desktop.newContext();
    const product = (await goodsInStock(request, home, 1))[0]?.slug ?? "";
    const order = (await demoBuyer(request, home, "ru")).orders[0]?.id ?? "";
    const shots = review ? reviewShots(product, order) : readmeShots(product);
    for (const shot of shots.filter(({ name }) => name.includes(part))) {
      const picture = await take(isPhone(shot) ? phone : desktop, home, shot);
      const file = join(folder, `${shot.name}.webp`);
      await writeFile(file, await sharp(picture).webp({ quality: QUALITY }).toBuffer());
      process.stdout.write(`${file}\n`);
    }
  } finally {
    await Promise.all([desktop.close(), phone.close()]);
  }
}

let end: (() => Promise<void>) | undefined;
try {
  end = await setUp();
  await run(process.env.E2E_BASE_URL ?? "");
} catch (error) {
  process.stderr.write(`\n${describeFailure(error)}\n`);
  process.exitCode = 1;
} finally {
  await end?.();
}
