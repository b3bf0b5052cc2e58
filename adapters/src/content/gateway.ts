import type { Section } from "@bezak/contract/content.ts";
import type { ProductDocument } from "../catalog/document.ts";
import { z } from "zod";
import { toRows, type Commerce } from "../commerce.ts";

/** A section as commerce returns it: with product documents instead of cards. */
export type SectionDocument =
  | Exclude<Section, { type: "products" }>
  | (Omit<Extract<Section, { type: "products" }>, "items"> & { items: ProductDocument[] });

const Sections = z.object({ sections: toRows<SectionDocument>() });

export function contentGateway(commerce: Commerce) {
  return {
    async sections(requestId: string): Promise<SectionDocument[]> {
      const path = "/catalog/sections";
      const { sections } = await commerce.get(path, Sections, { requestId });
      return sections;
    },
  };
}
