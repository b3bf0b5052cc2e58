import type { Art } from "./art.ts";
import { backpack, briefcase, clutch, crossbody, handbag, pouch, tote, wallet } from "./arts/bags.ts";
import * as jewellery from "./arts/jewellery.ts";
import * as tech from "./arts/tech.ts";
import { scarf, silk, stole } from "./arts/textile.ts";
import { roundWatch, smartWatch, squareWatch } from "./arts/watches.ts";
import * as wear from "./arts/wear.ts";

const { motifs, ...jewels } = jewellery;

export const arts = {
  ...jewels,
  backpack,
  briefcase,
  clutch,
  crossbody,
  handbag,
  pouch,
  tote,
  wallet,
  scarf,
  silk,
  stole,
  roundWatch,
  smartWatch,
  squareWatch,
  ...tech,
  ...wear,
} satisfies Record<string, Art>;

export type ArtName = keyof typeof arts;
export { motifs };
