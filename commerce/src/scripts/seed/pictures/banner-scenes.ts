import { colours, type ColourKey } from "../catalog/colours.ts";
import type { ArtName } from "./arts.ts";
import { bannerCrops, bannerFile, bannerSlugs, type BannerCrop, type BannerSlug } from "./banner-pictures.ts";
import { niche, type Glaze } from "./glaze.ts";
import type { StillSpec } from "./spec.ts";

type SceneObject = [art: ArtName, colour: ColourKey, accent: ColourKey, motif?: string];

/** Walls are dark enough for white text, sheets light enough for the products, in both colour themes. */
const walls = {
  turquoise: { hex: "#0f6a74", frame: "#1d3f8f", sheet: "#efe6d6" },
  lapis: { hex: "#22408f", frame: "#138a93", sheet: "#efe6d6" },
  night: { hex: "#172a5c", frame: "#138a93", sheet: "#dcebe8" },
  teal: { hex: "#0b5560", frame: "#1d3f8f", sheet: "#e3e8f3" },
} satisfies Record<string, Glaze>;

/** Objects of each banner, the main one first; phones show only the first three. */
const scenes: Record<BannerSlug, { wall: Glaze; objects: readonly SceneObject[] }> = {
  "spring-jewellery": {
    wall: walls.turquoise,
    objects: [
      ["beads", "turquoise", "gold"],
      ["ring", "silver", "turquoise"],
      ["earrings", "gold", "pink", "blossom"],
      ["brooch", "gold", "blue", "butterfly"],
    ],
  },
  "bags-week": {
    wall: walls.lapis,
    objects: [
      ["handbag", "brown", "cognac"],
      ["crossbody", "burgundy", "gold"],
      ["backpack", "turquoise", "mustard"],
      ["wallet", "navy", "gold", "clasp"],
    ],
  },
  "watches-sale": {
    wall: walls.night,
    objects: [
      ["roundWatch", "burgundy", "gold"],
      ["smartWatch", "black", "silver"],
      ["squareWatch", "cognac", "gold"],
      ["roundWatch", "navy", "silver"],
    ],
  },
  "phone-accessories": {
    wall: walls.teal,
    objects: [
      ["headphones", "white", "white"],
      ["phoneCase", "navy", "red", "1f337"],
      ["powerBank", "turquoise", "gold"],
      ["cable", "orange", "orange"],
    ],
  },
};

interface Layout {
  /** Coordinate system of `positions`. */
  view: { width: number; height: number };
  arch: { x: number; width: number; top: number };
  /** Centre, size and rotation of each object. */
  positions: readonly (readonly [x: number, y: number, size: number, turn: number])[];
}

const layouts: Record<BannerCrop, Layout> = {
  wide: {
    view: { width: 2400, height: 750 },
    arch: { x: 1260, width: 1000, top: 110 },
    positions: [
      [1530, 450, 350, -9],
      [1850, 355, 290, 9],
      [2070, 545, 245, -10],
      [1815, 625, 185, 14],
    ],
  },
  tall: {
    view: { width: 1067, height: 600 },
    arch: { x: 420, width: 590, top: 50 },
    positions: [
      [590, 300, 260, -9],
      [850, 250, 225, 10],
      [810, 480, 190, -8],
    ],
  },
};

/** Composes both crops of every banner for its width. */
export function bannerScenes(): StillSpec[] {
  return bannerSlugs.flatMap((slug) =>
    (["wide", "tall"] as const).map((crop) => {
      const { wall, objects } = scenes[slug];
      const { view, arch, positions } = layouts[crop];
      const items = positions.flatMap(([x, y, size, turn], i) => {
        const object = objects[i];
        if (!object) return [];
        const [art, colour, accent, motif] = object;
        return [
          { art, look: { hex: colours[colour].hex, accent: colours[accent].hex, motif }, x, y, size, turn },
        ];
      });
      return {
        file: bannerFile(slug, crop),
        // These few pictures are the largest on the first screen.
        care: "careful",
        still: { canvas: bannerCrops[crop], view, ground: niche(view, arch, wall), items },
      };
    }),
  );
}
