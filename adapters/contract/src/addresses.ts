import { z } from "zod";
import { success } from "./envelope.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/addresses.ts";
import { queryNumber, Time } from "./shared-schemas.ts";

/** Kinds of pages whose addresses depend on stored data. */
export const addressKinds = ["products", "categories", "sellers"] as const;

export const PageAddress = z
  .object({ slug: z.string().min(1), updatedAt: Time })
  .meta({ id: "PageAddress", description: "`slug` is the last part of a public page's path" });

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
    summary: "Addresses of public pages for the site map, 1,000 on each page",
    access: "public",
    forward: { path: "/catalog/addresses/{kind}" },
    extension: true,
    params: z.object({ kind: z.enum(addressKinds) }),
    query: z.strictObject({
      page: queryNumber(
        z.int().min(1).max(10_000).default(1).describe("starts at 1; each page has 1,000 addresses"),
      ),
    }),
    success: { status: 200, schema: success("AddressAnswer", AddressList) },
  },
});
