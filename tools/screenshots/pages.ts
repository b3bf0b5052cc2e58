import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { demoBuyer, firstSeller, productsInStock } from "../shop/demo-buyer.ts";
import { demoPanel } from "../shop/demo-panel.ts";
import type { Panel } from "../docs/panel-addresses.ts";
import { launch } from "./launch.ts";
import { readmeShots, reviewShots } from "./shots.ts";
import { isPhone, take } from "./take.ts";

const QUALITY = 82;

/** Takes pictures of the pages whose names contain `part`, from a running shop into a folder. */
export async function takePages(home: string, kind: "readme" | "review", folder: string, part: string) {
  const desktop = await launch("desktop");
  const phone = await launch("phone");
  try {
    const { request } = await desktop.newContext();
    const product = (await productsInStock(request, home, 1))[0]?.slug ?? "";
    const [order] = (await demoBuyer(request, home, "ru")).orders;
    const seller = await firstSeller(request, home);
    const ids = { product, seller, order: order?.id ?? "", payment: order?.payment.id ?? "" };
    const ofPanel = async (panel: Panel) =>
      (await demoPanel(request, home, { panel, language: "ru" })).addresses;
    const shots =
      kind === "review"
        ? reviewShots(ids, {
            seller: await ofPanel("seller"),
            administrator: await ofPanel("administrator"),
          })
        : readmeShots(product);
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
