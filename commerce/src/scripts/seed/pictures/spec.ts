import { renditionName } from "@bezak/contract/pictures.ts";
import type { Care } from "../../../pictures/encode.ts";
import { colours, type ColourKey } from "../catalog/colours.ts";
import type { ArtName } from "./arts.ts";
import type { Look } from "./art.ts";
import { demoFolder } from "./demo-folder.ts";
import type { Pose } from "./scene.ts";
import type { StillLife } from "./still-life.ts";
import { rgb } from "./tint.ts";

/** One picture to make. Equal specs produce one file. */
export interface PictureSpec {
  /** Path under the files folder, without the extension. */
  file: string;
  art: ArtName;
  look: Look;
  pose: Pose;
}

/** A composed picture: a banner or a category tile. */
export interface StillSpec {
  file: string;
  still: StillLife;
  care: Care;
}

export type AnySpec = PictureSpec | StillSpec;

/** URL of the largest rendition. */
export function pictureUrl(spec: AnySpec): string {
  const size = "still" in spec ? spec.still.canvas : { width: spec.pose.size, height: spec.pose.size };
  return renditionName(`/files/${spec.file}`, size, "webp");
}

export interface PictureWish {
  art: ArtName;
  colour: ColourKey;
  accent: ColourKey;
  motif?: string;
  stands: boolean;
  angle: "front" | "side";
}

const backdrops = ["#e9e1d2", "#cfe5e2", "#d5dcec", "#f0dcd6", "#e6e2dc", "#f3e3c3", "#dde8d6"];

/** Side in pixels of a front view; a side view has two thirds of it. Tests use a smaller value. */
const frontSide = Number(process.env.BEZAK_DEMO_PICTURE_SIDE || 1200);

/** Drawings that need two different colours. */
const twoTone = new Set<ArtName>(["handbag", "tote", "silk", "stole", "backpack", "doppi"]);

function hash(text: string): number {
  let value = 2166136261;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return value;
}

function distance(a: string, b: string): number {
  const [first, second] = [rgb(a), rgb(b)];
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

/** Picks a backdrop that contrasts with the object. */
function backdropFor(hex: string, key: string): string {
  const clear = backdrops.filter((backdrop) => distance(backdrop, hex) > 75);
  const usable = clear.length ? clear : ["#b9cfd6", "#d9c3b4", "#b7c0d8"];
  return usable[hash(key) % usable.length] ?? "#cfe5e2";
}

export function pictureSpec({ art, colour, accent: wished, motif, stands, angle }: PictureWish): PictureSpec {
  // With two equal colours the parts of the object could not be told apart.
  const accent = wished === colour && twoTone.has(art) ? (colour === "beige" ? "brown" : "beige") : wished;
  const name = [art, colour, accent, motif, angle].filter(Boolean).join("-").toLowerCase();
  const { hex } = colours[colour];
  const lean = (hash(name) % 2 ? 1 : -1) * (stands ? 0 : 4 + (hash(name) % 5));
  const front: Pose = { turn: lean, zoom: 1, backdrop: backdropFor(hex, name), stands, size: frontSide };
  const side: Pose = {
    ...front,
    turn: stands ? -15 : lean > 0 ? lean - 30 : lean + 30,
    zoom: 1.08,
    stands: false,
    size: Math.round((frontSide * 2) / 3),
  };
  return {
    file: `${demoFolder}/products/${name}`,
    art,
    look: { hex, accent: colours[accent].hex, motif },
    pose: angle === "front" ? front : side,
  };
}
