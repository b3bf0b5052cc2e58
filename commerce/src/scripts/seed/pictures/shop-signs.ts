import { join } from "node:path";
import sharp from "sharp";
import type { SellerSeed } from "../catalog/sellers.ts";
import { arts } from "./arts.ts";
import { darker, lighter } from "./tint.ts";
import { writePicture } from "./write-picture.ts";

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

async function draw(svg: string, width: number, height: number): Promise<Buffer> {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`;
  return sharp(Buffer.from(whole)).flatten().webp({ quality: 80, effort: 2 }).toBuffer();
}

/** Writes a shop's logo (400 x 400) and banner (1600 x 400) to `folder`/demo/sellers. */
export async function makeShopSigns(seller: SellerSeed, folder: string): Promise<void> {
  const thing = await sign(seller);
  const logo =
    ground(seller.hex, 400, 400) +
    star(200, 200, 250, "#ffffff", 0.16) +
    `<g transform="translate(90 90) scale(.22)">${thing}</g>`;
  const tiles = Array.from({ length: 14 }, (_, i) =>
    star(60 + i * 125, i % 2 ? 110 : 290, 120, "#ffffff", 0.07),
  );
  const banner =
    ground(seller.hex, 1600, 400) +
    tiles.join("") +
    `<g transform="translate(1180 20) scale(.36)">${thing}</g>`;
  const path = join(folder, "demo/sellers", seller.slug);
  await writePicture(`${path}.webp`, await draw(logo, 400, 400));
  await writePicture(`${path}-banner.webp`, await draw(banner, 1600, 400));
}
