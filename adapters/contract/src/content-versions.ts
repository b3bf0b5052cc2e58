import { z } from "zod";
import { AdministeredBanner, AdministeredSection, BannerChange, SectionChange } from "./content-admin.ts";
import { Author, BannerContent, SectionContent } from "./content-draft.ts";
import { contentKinds, contentVersionActs } from "./content-rules.ts";
import { cursorPageQuery, page, pageQuery, success } from "./envelope.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/content-versions.ts";
import { Id, IdParams, Localized, storableText, Time, TimeInput, VersionInput } from "./shared-schemas.ts";

const publishAt = TimeInput.nullable()
  .optional()
  .describe("when it is published by itself, in the future; null: not by itself; absent: unchanged");

const others = "fields that are left out are as in the draft, or as published if there is none";

export const BannerDraftChange = BannerChange.omit({ order: true })
  .extend({ publishAt })
  .meta({ id: "BannerDraftChange", description: others });

export type BannerDraftChange = z.infer<typeof BannerDraftChange>;

export const SectionDraftChange = SectionChange.omit({ order: true })
  .extend({ publishAt })
  .meta({ id: "SectionDraftChange", description: others });

export type SectionDraftChange = z.infer<typeof SectionDraftChange>;

/** What was published, one after another; a version is never changed or deleted. */
export const ContentVersion = z
  .object({
    number: z.int().min(1),
    act: z.enum(contentVersionActs),
    at: Time,
    author: Author,
    from: z.int().nullable().describe("number of the version to which it was rolled back"),
    content: z.union([BannerContent, SectionContent]),
  })
  .meta({ id: "ContentVersion" });

export type ContentVersion = z.infer<typeof ContentVersion>;

export const DeletedContent = z
  .object({
    id: Id,
    title: Localized,
    deletedAt: Time,
    author: Author,
    restorableUntil: Time,
  })
  .meta({ id: "DeletedContent" });

export type DeletedContent = z.infer<typeof DeletedContent>;

const Versioned = z.strictObject({ version: VersionInput }).meta({ id: "ContentVersioned" });

const drops = ["/banners", "/sections"] as const;

/** A banner or a section, for calls that do not name its kind. A refusal of an old version has the same. */
const AdministeredContent = z
  .union([AdministeredBanner, AdministeredSection])
  .meta({ id: "AdministeredContent" });

const Answer = success("AdministeredContentAnswer", AdministeredContent);
const done = { status: 200, schema: Answer } as const;

export const contentVersionRoutes = defineRoutes({
  saveBannerDraft: {
    ...splitEndpoint(routes.saveBannerDraft),
    summary: "Keep changes of a banner without publishing them; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/banners/{id}/draft", pick: "banner" },
    extension: true,
    versioned: true,
    params: IdParams,
    body: BannerDraftChange,
    success: { status: 200, schema: success("BannerDraftAnswer", AdministeredBanner) },
    errors: ["banner_not_found", "stale_version"],
  },
  saveSectionDraft: {
    ...splitEndpoint(routes.saveSectionDraft),
    summary: "Keep changes of a section without publishing them; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/sections/{id}/draft", pick: "section" },
    extension: true,
    versioned: true,
    params: IdParams,
    body: SectionDraftChange,
    success: { status: 200, schema: success("SectionDraftAnswer", AdministeredSection) },
    errors: ["section_not_found", "stale_version"],
  },
  discardDraft: {
    ...splitEndpoint(routes.discardDraft),
    summary: "Discard the unpublished changes of a banner or a section; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/content/{id}/discard", pick: "content" },
    extension: true,
    versioned: true,
    repeatable: true,
    params: IdParams,
    body: Versioned,
    success: done,
    errors: ["not_found", "stale_version"],
  },
  publishDraft: {
    ...splitEndpoint(routes.publishDraft),
    summary: "Publish the unpublished changes of a banner or a section",
    access: ["admin"],
    forward: { path: "/admin/content/{id}/publish", pick: "content", drops },
    extension: true,
    versioned: true,
    params: IdParams,
    body: Versioned,
    success: done,
    errors: ["not_found", "conflict", "stale_version"],
  },
  contentVersions: {
    ...splitEndpoint(routes.contentVersions),
    summary: "What a banner or a section was, newest first; empty until its first change",
    access: ["admin"],
    forward: { path: "/admin/content/{id}/versions", pick: "versions" },
    extension: true,
    params: IdParams,
    query: z.strictObject({ ...pageQuery }),
    success: { status: 200, schema: page("ContentVersionPage", ContentVersion) },
    errors: ["not_found"],
  },
  rollBackContent: {
    ...splitEndpoint(routes.rollBackContent),
    summary: "Publish an earlier version of a banner or a section again, as a new version",
    access: ["admin"],
    forward: { path: "/admin/content/{id}/rollback", pick: "content", drops },
    extension: true,
    versioned: true,
    params: IdParams,
    body: z
      .strictObject({ number: z.int().min(1).max(1_000_000), version: VersionInput })
      .meta({ id: "ContentRollback" }),
    success: done,
    errors: ["not_found", "stale_version"],
  },
  deletedContent: {
    ...splitEndpoint(routes.deletedContent),
    summary: "Banners or sections that were deleted in the last 30 days, newest first",
    access: ["admin"],
    forward: { path: "/admin/content/deleted", pick: "deleted" },
    extension: true,
    query: z.strictObject({
      ...cursorPageQuery,
      kind: z.enum(contentKinds),
      q: storableText.trim().max(100).optional().describe("part of the title, in any language"),
    }),
    success: { status: 200, schema: page("DeletedContentPage", DeletedContent) },
    errors: ["invalid_query"],
  },
  restoreContent: {
    ...splitEndpoint(routes.restoreContent),
    summary:
      "Restore a deleted banner or section, switched off and after all others; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/content/{id}/restore", pick: "content", drops },
    extension: true,
    repeatable: true,
    params: IdParams,
    success: done,
    errors: ["not_found"],
  },
});
