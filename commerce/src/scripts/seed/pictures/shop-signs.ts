import { renditionName, type PictureSize } from "@bezak/contract/pictures.ts";
import sharp from "sharp";
import { makeRenditions } from "../../../pictures/make-renditions.ts";
import { writeRenditions } from "../../../pictures/write-renditions.ts";
import type { SellerSeed } from "../catalog/sellers.ts";
import { arts } from "./arts.ts";
import { demoFolder } from "./demo-folder.ts";
import { darker, lighter } from "./tint.ts";

const star = (x: number, y: number, side: number, ink: string, opacity: number) =>
  `<g transform="translate(${x} ${y})" fill="${ink}" fill-opacity="${opacity}">${[0, 45]
    .map(
      (turn) =>
        `<rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" transform="rotate(${turn})"/>`,
    )
    .join("")}</g>`;

function ground(hex: string, width: number, height: number): string {
  return (
    `<defs><linearGradient id="ground" x2="1" y2="1"><stop offset="0" stop-color="${lighter(hex, 0.25)}"/><stop offset="1" stop-color="${darker(hex, 0.35)}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`
  );
}

async function sign({ emblem }: SellerSeed): Promise<string> {
  return arts[emblem]({ hex: "#f4ead6", accent: "#dca93f" });
}

/** Paths of a shop's square sign and of the banner of its page. */
export function shopSigns({ slug }: SellerSeed) {
  const file = `${demoFolder}/sellers/${slug}`;
  const sizes = { logo: { width: 480, height: 480 }, banner: { width: 1600, height: 400 } };
  const url = (stem: string, size: PictureSize) => renditionName(`/files/${stem}`, size, "webp");
  return {
    logo: { file, size: sizes.logo, url: url(file, sizes.logo) },
    banner: { file: `${file}-banner`, size: sizes.banner, url: url(`${file}-banner`, sizes.banner) },
  };
}

async function keep(svg: string, { file, size }: { file: string; size: PictureSize }, folder: string) {
  const { width, height } = size;
  const view = width === height ? 400 : width;
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${view} 400">${svg}</svg>`;
  const data = await sharp(Buffer.from(whole)).flatten().raw().toBuffer();
  await writeRenditions(await makeRenditions({ data, width, height, channels: 3 }, "quick"), folder, file);
}

/** Writes a shop's logo and banner below `folder`. */
export async function makeShopSigns(seller: SellerSeed, folder: string): Promise<void> {
  const object = await sign(seller);
  const logo =
    ground(seller.hex, 400, 400) +
    star(200, 200, 250, "#ffffff", 0.16) +
    `<g transform="translate(90 90) scale(.22)">${object}</g>`;
  const tiles = Array.from({ length: 14 }, (_, i) =>
    star(60 + i * 125, i % 2 ? 110 : 290, 120, "#ffffff", 0.07),
  );
  const banner =
    ground(seller.hex, 1600, 400) +
    tiles.join("") +
    `<g transform="translate(1180 20) scale(.36)">${object}</g>`;
  const signs = shopSigns(seller);
  await keep(logo, signs.logo, folder);
  await keep(banner, signs.banner, folder);
}
