import type { Kind } from "./kind.ts";
import { bags } from "./kinds/bags.ts";
import { car } from "./kinds/car.ts";
import { hair } from "./kinds/hair.ts";
import { hats } from "./kinds/hats.ts";
import { jewellery } from "./kinds/jewellery.ts";
import { phone } from "./kinds/phone.ts";
import { textile } from "./kinds/textile.ts";
import { watches } from "./kinds/watches.ts";
import { wear } from "./kinds/wear.ts";

export const kinds: readonly Kind[] = [
  ...jewellery,
  ...bags,
  ...watches,
  ...textile,
  ...wear,
  ...hats,
  ...hair,
  ...phone,
  ...car,
];
