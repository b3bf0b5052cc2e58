import type { CategorySeed } from "../catalog/categories.ts";
import { colours, type ColourKey } from "../catalog/colours.ts";
import type { ProductSeed } from "../catalog/product.ts";
import type { ArtName } from "./arts.ts";
import { demoFolder } from "./demo-folder.ts";
import { sheet } from "./glaze.ts";
import type { AnySpec, StillSpec } from "./spec.ts";

/** Sheets in muted tints of the brand's colours. */
const sheets = ["#c9e6e3", "#d3dcf1", "#f6e2b8", "#f1d9cf", "#ece2d0"];

const side = 600;

type TileObject = [art: ArtName, colour: ColourKey, accent: ColourKey, motif?: string];

/** The objects that stand for a first-level category; the second lies behind the first. */
const signs: Record<string, readonly [main: TileObject, second: TileObject]> = {
  jewellery: [
    ["ring", "gold", "turquoise"],
    ["beads", "red", "gold"],
  ],
  bags: [
    ["handbag", "brown", "cognac"],
    ["backpack", "navy", "mustard"],
  ],
  watches: [
    ["roundWatch", "burgundy", "gold"],
    ["smartWatch", "black", "silver"],
  ],
  scarves: [
    ["scarf", "burgundy", "beige"],
    ["silk", "turquoise", "beige"],
  ],
  glasses: [
    ["sunglasses", "black", "black"],
    ["roundGlasses", "gold", "turquoise"],
  ],
  belts: [
    ["belt", "brown", "gold"],
    ["belt", "black", "silver"],
  ],
  hats: [
    ["sunHat", "beige", "turquoise"],
    ["cap", "navy", "navy"],
  ],
  hair: [
    ["bow", "pink", "pink"],
    ["claw", "cognac", "gold"],
  ],
  phone: [
    ["phoneCase", "navy", "red", "1f337"],
    ["headphones", "white", "white"],
  ],
  car: [
    ["wheelCover", "black", "orange"],
    ["keyFob", "turquoise", "silver"],
  ],
};

const main = { x: 345, y: 355, size: 345, turn: -6 };
const second = { x: 215, y: 200, size: 235, turn: 10 };

function tile({ slug }: CategorySeed, index: number): StillSpec | undefined {
  const sign = signs[slug];
  if (!sign) return undefined;
  const toItem = ([art, colour, accent, motif]: TileObject, place: typeof main) => ({
    ...place,
    art,
    look: { hex: colours[colour].hex, accent: colours[accent].hex, motif },
  });
  return {
    file: `${demoFolder}/categories/${slug}`,
    care: "quick",
    still: {
      canvas: { width: side, height: side },
      ground: sheet(sheets[index % sheets.length] ?? "#ece2d0", side),
      items: [toItem(sign[1], second), toItem(sign[0], main)],
    },
  };
}

/** Makes a tile for every category by slug: first-level ones have their own, the others show one of their products. */
export function categoryTiles(
  departments: readonly CategorySeed[],
  products: readonly ProductSeed[],
): Map<string, AnySpec> {
  const tiles = new Map<string, AnySpec>();
  departments.forEach((department, index) => {
    const own = tile(department, index);
    if (own) tiles.set(department.slug, own);
    for (const { slug } of department.children) {
      const picture = products.find(({ category }) => category === slug)?.pictures[0];
      if (picture) tiles.set(slug, picture);
    }
  });
  return tiles;
}
