import { z } from "zod";
import { Banner, BannerSource, CategorySource, Position, ProductSource, TextSource } from "./content.ts";
import { Crops, CropsInput, drafts, PictureInput } from "./content-draft.ts";
import { contentLimits, isContentLink, sectionTypes } from "./content-rules.ts";
import { cursorPageQuery, page, success } from "./envelope.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/content-admin.ts";
import { sectionSources } from "./section-sources.ts";
import { freeText, Id, IdParams, storableText, TimeInput, Version, VersionInput } from "./shared-schemas.ts";
import { withoutReadOnly } from "./shown-body.ts";
import { WrittenText } from "./shops.ts";

/** A banner as administrators see it, shown or not. */
export const AdministeredBanner = Banner.extend({
  crops: Crops,
  draft: drafts.banner,
  version: Version,
}).meta({ id: "AdministeredBanner" });

export type AdministeredBanner = z.infer<typeof AdministeredBanner>;

const { order, active, startsAt, endsAt } = Banner.shape;
const sectionHead = {
  id: Id,
  title: Banner.shape.title,
  order,
  active,
  startsAt,
  endsAt,
  draft: drafts.section,
  version: Version,
};

/** A section as administrators see it, without its items. */
export const AdministeredSection = z
  .discriminatedUnion("type", [
    z
      .object({ ...sectionHead, type: z.literal("products"), source: ProductSource })
      .meta({ id: "AdministeredProductsSection" }),
    z
      .object({ ...sectionHead, type: z.literal("categories"), source: CategorySource })
      .meta({ id: "AdministeredCategoriesSection" }),
    z
      .object({ ...sectionHead, type: z.literal("banner"), source: BannerSource })
      .meta({ id: "AdministeredBannerSection" }),
    z
      .object({ ...sectionHead, type: z.literal("text"), source: TextSource })
      .meta({ id: "AdministeredTextSection" }),
  ])
  .meta({ id: "AdministeredSection" });

export type AdministeredSection = z.infer<typeof AdministeredSection>;

const written = {
  title: WrittenText(1, contentLimits.titleMax),
  order: z.int().min(0).max(contentLimits.orderMax).describe("default for a new one: after all others"),
  active: z.boolean(),
  startsAt: TimeInput.nullable(),
  endsAt: TimeInput.nullable().describe("after `startsAt`"),
};

/** Fields that a new one may leave out. */
const optionalHead = {
  order: written.order.optional(),
  active: written.active.default(true),
  startsAt: written.startsAt.default(null),
  endsAt: written.endsAt.default(null),
};

const bannerFields = {
  subtitle: WrittenText(0, contentLimits.subtitleMax),
  image: z.strictObject({ desktop: PictureInput, mobile: PictureInput }),
  crops: CropsInput,
  link: freeText(1, contentLimits.linkMax)
    .refine(isContentLink)
    .describe("a path of this site, or an https address"),
  position: Position,
};

export const NewBanner = z
  .strictObject({
    title: written.title,
    ...bannerFields,
    subtitle: bannerFields.subtitle.default({ ru: "" }),
    crops: CropsInput.default({}),
    position: Position.default("home"),
    ...optionalHead,
  })
  .meta({ id: "NewBanner" });

export type NewBanner = z.infer<typeof NewBanner>;

export const BannerChange = z
  .strictObject({ ...written, ...bannerFields })
  .partial()
  .extend({ version: VersionInput })
  .meta({ id: "BannerChange", description: "fields that are left out keep their values" });

export type BannerChange = z.infer<typeof BannerChange>;

const newHead = { title: written.title, ...optionalHead };

export const NewSection = z
  .discriminatedUnion("type", [
    z
      .strictObject({ ...newHead, type: z.literal("products"), source: sectionSources.products })
      .meta({ id: "NewProductsSection" }),
    z
      .strictObject({ ...newHead, type: z.literal("categories"), source: sectionSources.categories })
      .meta({ id: "NewCategoriesSection" }),
    z
      .strictObject({ ...newHead, type: z.literal("banner"), source: sectionSources.banner })
      .meta({ id: "NewBannerSection" }),
    z
      .strictObject({ ...newHead, type: z.literal("text"), source: sectionSources.text })
      .meta({ id: "NewTextSection" }),
  ])
  .meta({ id: "NewSection" });

export type NewSection = z.infer<typeof NewSection>;

export const SectionChange = z
  .strictObject({
    ...written,
    type: z.enum(sectionTypes),
    source: z
      .union([sectionSources.products, sectionSources.categories, sectionSources.banner, sectionSources.text])
      .describe("as the type has it, that of the change or the present one"),
  })
  .partial()
  .extend({ version: VersionInput })
  .meta({ id: "SectionChange", description: "fields that are left out keep their values" });

export type SectionChange = z.infer<typeof SectionChange>;

const q = storableText.trim().max(100).optional();

export const AdministeredBannerQuery = z.strictObject({
  ...cursorPageQuery,
  q: q.describe("in title, subtitle and link"),
  position: Position.optional(),
});

export type AdministeredBannerQuery = z.infer<typeof AdministeredBannerQuery>;

export const AdministeredSectionQuery = z.strictObject({
  ...cursorPageQuery,
  q: q.describe("in the title"),
  type: z.enum(sectionTypes).optional(),
});

export type AdministeredSectionQuery = z.infer<typeof AdministeredSectionQuery>;

const orderedIds = z
  .array(Id)
  .max(contentLimits.rowsMax)
  .refine((ids) => new Set(ids).size === ids.length, { params: { code: "duplicate" } });

/** All banners or all sections in their new order: one transaction, so that no order is stored by half. */
export const ContentOrder = z
  .strictObject({
    ids: orderedIds.min(1).describe("all of them, shown or not; another set than the present one is 409"),
    seen: orderedIds
      .optional()
      .describe(
        "the order that was shown, its version: if it is another one by now, 409 `stale_version` has both as `{ids}`, in `details.current` and `details.sent`. Without it, whoever sends later wins",
      ),
  })
  .meta({ id: "ContentOrder" });

export type ContentOrder = z.infer<typeof ContentOrder>;

/** All banners or all sections in their present order. */
export const PresentOrder = z.object({ ids: z.array(Id) });

export type PresentOrder = z.infer<typeof PresentOrder>;

const BannerAnswer = success("AdministeredBannerAnswer", AdministeredBanner);
const SectionAnswer = success("AdministeredSectionAnswer", AdministeredSection);
const drops = ["/banners", "/sections"] as const;

export const contentAdminRoutes = defineRoutes({
  administeredBanners: {
    ...splitEndpoint(routes.administeredBanners),
    summary: "All banners in their order, also inactive and expired ones",
    access: ["admin"],
    forward: { path: "/admin/banners", pick: "banners" },
    query: AdministeredBannerQuery,
    success: { status: 200, schema: page("AdministeredBannerPage", AdministeredBanner) },
    errors: ["invalid_query"],
  },
  createBanner: {
    ...splitEndpoint(routes.createBanner),
    summary: "Create a banner",
    access: ["admin"],
    forward: { path: "/admin/banners", pick: "banner", drops },
    idempotent: true,
    body: NewBanner,
    success: { status: 201, schema: BannerAnswer },
    errors: ["banner_not_found", "idempotency_mismatch"],
  },
  changeBanner: {
    ...splitEndpoint(routes.changeBanner),
    summary: "Change a banner; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/banners/{id}", pick: "banner", drops },
    versioned: true,
    params: IdParams,
    body: BannerChange,
    fromShown: withoutReadOnly(AdministeredBanner, BannerChange),
    success: { status: 200, schema: BannerAnswer },
    errors: ["banner_not_found", "stale_version"],
  },
  orderBanners: {
    ...splitEndpoint(routes.orderBanners),
    summary:
      "Put all banners in another order; a repeat changes nothing, and an order that somebody else has changed is kept",
    access: ["admin"],
    forward: { path: "/admin/banner-order", pick: null, drops },
    extension: true,
    current: PresentOrder,
    body: ContentOrder,
    success: { status: 200, schema: success("BannerOrder", z.null()) },
    errors: ["conflict", "stale_version"],
  },
  deleteBanner: {
    ...splitEndpoint(routes.deleteBanner),
    summary: "Delete a banner that no section shows",
    access: ["admin"],
    forward: { path: "/admin/banners/{id}", pick: null, drops },
    versioned: true,
    current: AdministeredBanner,
    params: IdParams,
    success: { status: 200, schema: success("DeletedBanner", z.null()) },
    errors: ["banner_not_found", "banner_in_use", "stale_version"],
  },
  administeredSections: {
    ...splitEndpoint(routes.administeredSections),
    summary:
      "All sections of the home page in their order, also inactive and expired ones, without their items",
    access: ["admin"],
    forward: { path: "/admin/sections", pick: "sections" },
    query: AdministeredSectionQuery,
    success: { status: 200, schema: page("AdministeredSectionPage", AdministeredSection) },
    errors: ["invalid_query"],
  },
  createSection: {
    ...splitEndpoint(routes.createSection),
    summary: "Create a section of the home page",
    access: ["admin"],
    forward: { path: "/admin/sections", pick: "section", drops },
    idempotent: true,
    body: NewSection,
    success: { status: 201, schema: SectionAnswer },
    errors: ["section_not_found", "idempotency_mismatch"],
  },
  changeSection: {
    ...splitEndpoint(routes.changeSection),
    summary: "Change a section; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/sections/{id}", pick: "section", drops },
    versioned: true,
    params: IdParams,
    body: SectionChange,
    fromShown: withoutReadOnly({ shape: { id: Id, draft: drafts.section } }, SectionChange),
    success: { status: 200, schema: SectionAnswer },
    errors: ["section_not_found", "stale_version"],
  },
  orderSections: {
    ...splitEndpoint(routes.orderSections),
    summary:
      "Put all sections in another order; a repeat changes nothing, and an order that somebody else has changed is kept",
    access: ["admin"],
    forward: { path: "/admin/section-order", pick: null, drops },
    extension: true,
    current: PresentOrder,
    body: ContentOrder,
    success: { status: 200, schema: success("SectionOrder", z.null()) },
    errors: ["conflict", "stale_version"],
  },
  deleteSection: {
    ...splitEndpoint(routes.deleteSection),
    summary: "Delete a section of the home page",
    access: ["admin"],
    forward: { path: "/admin/sections/{id}", pick: null, drops },
    versioned: true,
    current: AdministeredSection,
    params: IdParams,
    success: { status: 200, schema: success("DeletedSection", z.null()) },
    errors: ["section_not_found", "stale_version"],
  },
});
