import { z } from "zod";
import { success } from "./envelope.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/addresses.ts";
import { queryNumber, Time } from "./shared-schemas.ts";

/** Kinds of pages whose addresses the shop's content makes. */
export const addressKinds = ["products", "categories", "sellers"] as const;

export const PageAddress = z
  .object({ slug: z.string().min(1), updatedAt: Time })
  .meta({ id: "PageAddress", description: "of a public page: the last part of its path" });

export type PageAddress = z.infer<typeof PageAddress>;

export const AddressList = z
  .object({
    items: z.array(PageAddress),
    total: z.int().min(0),
  })
  .meta({ id: "AddressList" });

export type AddressList = z.infer<typeof AddressList>;

export const addressesRoutes = defineRoutes({
  addresses: {
    ...splitEndpoint(routes.addresses),
    summary: "Public pages by the thousand, for the site map of search engines",
    access: "public",
    forward: { path: "/catalog/addresses/{kind}" },
    extension: true,
    params: z.object({ kind: z.enum(addressKinds) }),
    query: z.strictObject({
      page: queryNumber(z.int().min(1).max(10_000).default(1).describe("from 1, a thousand on each")),
    }),
    success: { status: 200, schema: success("AddressAnswer", AddressList) },
  },
});
