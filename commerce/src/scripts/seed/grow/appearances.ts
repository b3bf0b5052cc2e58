import type { ColourKey } from "../catalog/colours.ts";
import { wish } from "../catalog/draw-product.ts";
import type { Feature, Kind } from "../catalog/kind.ts";
import { kinds } from "../catalog/kinds.ts";
import { pictureUrl, type PictureSpec } from "../pictures/spec.ts";

export interface Look {
  kind: Kind;
  feature: Feature;
  colours: { colour: ColourKey; front: PictureSpec; side: PictureSpec | null }[];
}

/** Lists every appearance that has a picture, weighted by the number of demo products that have it. */
export function drawnAppearances(isDrawn: (url: string) => boolean): Look[] {
  return kinds.flatMap((kind) =>
    kind.features.flatMap((feature) => {
      const look = { kind, feature, colours: drawnColours(kind, feature, isDrawn) };
      const share = Math.max(1, Math.round(kind.count / kind.features.length));
      return look.colours.length > 0 ? Array.from({ length: share }, () => look) : [];
    }),
  );
}

function drawnColours(kind: Kind, feature: Feature, isDrawn: (url: string) => boolean): Look["colours"] {
  const possible = feature.colour ? [feature.colour] : kind.colours;
  return possible.flatMap((colour) => {
    const front = wish(kind, feature, colour, "front");
    const side = wish(kind, feature, colour, "side");
    if (!isDrawn(pictureUrl(front))) return [];
    return { colour, front, side: isDrawn(pictureUrl(side)) ? side : null };
  });
}
