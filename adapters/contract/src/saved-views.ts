import { z } from "zod";
import { success } from "./envelope.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/saved-views.ts";
import { Id, IdParams, lineText, storableText, Version, VersionInput } from "./shared-schemas.ts";
import { withoutReadOnly } from "./shown-body.ts";
import { densities, viewedListNames, viewNameMax, viewsMax } from "./viewed-lists.ts";

const list = z.enum(viewedListNames);
const density = z.enum(densities);

/** Filters, order, columns and density of a list under a name. */
export const SavedView = z
  .object({
    id: Id,
    list,
    name: z.string(),
    query: z
      .string()
      .describe("filters and order, as in the address of the list: without `?`, page, columns and density"),
    columns: z
      .array(z.string())
      .nullable()
      .describe("keys of the shown columns in their order, besides the first; null for those of the list"),
    density,
    shared: z.boolean().describe("all administrators who may open the list see it"),
    own: z.boolean().describe("only its owner changes a view"),
    owner: z.string().nullable().describe("e-mail; null if the account no longer exists"),
    position: z.int().min(0).describe("among the owner's views of the list"),
    version: Version,
  })
  .meta({ id: "SavedView" });

export type SavedView = z.infer<typeof SavedView>;

const written = {
  name: lineText(1, viewNameMax),
  query: storableText.max(2000).describe("what the list does not understand is left out"),
  columns: z
    .array(storableText.regex(/^[a-zA-Z]{1,30}$/))
    .max(30)
    .refine((keys) => new Set(keys).size === keys.length, { params: { code: "duplicate" } })
    .nullable()
    .describe("unknown keys are left out"),
  density,
  shared: z.boolean(),
};

export const NewView = z
  .strictObject({
    list,
    name: written.name,
    query: written.query.default(""),
    columns: written.columns.default(null),
    density: written.density.default("comfortable"),
    shared: written.shared.default(false),
  })
  .meta({ id: "NewView" });

export type NewView = z.infer<typeof NewView>;

export const ViewChange = z
  .strictObject({
    name: written.name.optional(),
    query: written.query.optional(),
    columns: written.columns.optional(),
    density: written.density.optional(),
    shared: written.shared.optional(),
    position: z
      .int()
      .min(0)
      .max(viewsMax - 1)
      .optional(),
    version: VersionInput,
  })
  .meta({ id: "ViewChange" });

export type ViewChange = z.infer<typeof ViewChange>;

const ViewAnswer = success("SavedViewAnswer", SavedView);

export const savedViewsRoutes = defineRoutes({
  savedViews: {
    ...splitEndpoint(routes.savedViews),
    summary: "Saved views of a list: one's own in their order, then those that others share, by name",
    access: ["admin"],
    forward: { path: "/admin/saved-views", pick: "views" },
    extension: true,
    query: z.strictObject({ list }),
    success: { status: 200, schema: success("SavedViewsAnswer", z.array(SavedView)) },
  },
  saveView: {
    ...splitEndpoint(routes.saveView),
    summary: `Save a view of a list after one's other ones, of which there may be ${viewsMax}`,
    access: ["admin"],
    forward: { path: "/admin/saved-views", pick: "view" },
    extension: true,
    idempotent: true,
    body: NewView,
    success: { status: 201, schema: ViewAnswer },
    errors: ["views_full", "view_not_found", "idempotency_mismatch"],
  },
  changeView: {
    ...splitEndpoint(routes.changeView),
    summary: "Rename, replace, share or move a view of one's own; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/saved-views/{id}", pick: "view" },
    extension: true,
    versioned: true,
    params: IdParams,
    body: ViewChange,
    fromShown: withoutReadOnly(SavedView, ViewChange),
    success: { status: 200, schema: ViewAnswer },
    errors: ["view_not_found", "stale_version"],
  },
  deleteView: {
    ...splitEndpoint(routes.deleteView),
    summary: "Delete a view of one's own",
    access: ["admin"],
    forward: { path: "/admin/saved-views/{id}", pick: null },
    extension: true,
    versioned: true,
    current: SavedView,
    params: IdParams,
    success: { status: 200, schema: success("DeletedView", z.null()) },
    errors: ["view_not_found", "stale_version"],
  },
});
