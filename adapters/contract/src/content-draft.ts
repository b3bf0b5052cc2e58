import { z } from "zod";
import { Banner, BannerSource, CategorySource, ProductSource, TextSource } from "./content.ts";
import { pictureSize } from "./pictures.ts";
import { storableText, Time } from "./shared-schemas.ts";

export const PictureInput = storableText
  .max(200)
  .refine((url) => pictureSize(url) !== null)
  .describe("a picture of type `image` from POST /upload, or one that a banner shows");

interface Rectangle {
  original: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether a rectangle lies within its picture. */
function isInside({ original, x, y, width, height }: Rectangle): boolean {
  const whole = pictureSize(original);
  return whole !== null && x + width <= whole.width && y + height <= whole.height;
}

const from = z.int().min(0);
const size = z.int().min(1);
const rectangle = { x: from, y: from, width: size, height: size };

/** What was cut out of which picture, so that it can be cut again. */
const Crop = z
  .object({ original: z.string(), ...rectangle })
  .describe("a rectangle of the original, in its pixels")
  .meta({ id: "Crop" });

export const Crops = z
  .object({ desktop: Crop.nullable(), mobile: Crop.nullable() })
  .describe("null for a picture that is shown as it was uploaded");

const CropInput = z
  .strictObject({ original: PictureInput, ...rectangle })
  .refine(isInside, { path: ["width"] })
  .meta({ id: "CropInput" });

export type Crop = z.infer<typeof Crop>;

export const CropsInput = z
  .strictObject({ desktop: CropInput.nullish(), mobile: CropInput.nullish() })
  .describe("what the pictures were cut out of; absent is null");

/** What is published, drafted and kept of a banner. */
export const BannerContent = Banner.omit({ id: true, order: true })
  .extend({ crops: Crops })
  .meta({ id: "BannerContent" });

export type BannerContent = z.infer<typeof BannerContent>;

const { title, active, startsAt, endsAt } = Banner.shape;
const head = { title, active, startsAt, endsAt };

/** What is published, drafted and kept of a section. */
export const SectionContent = z
  .discriminatedUnion("type", [
    z
      .object({ ...head, type: z.literal("products"), source: ProductSource })
      .meta({ id: "ProductsSectionContent" }),
    z
      .object({ ...head, type: z.literal("categories"), source: CategorySource })
      .meta({ id: "CategoriesSectionContent" }),
    z
      .object({ ...head, type: z.literal("banner"), source: BannerSource })
      .meta({ id: "BannerSectionContent" }),
    z.object({ ...head, type: z.literal("text"), source: TextSource }).meta({ id: "TextSectionContent" }),
  ])
  .meta({ id: "SectionContent" });

export type SectionContent = z.infer<typeof SectionContent>;

/** E-mail of an administrator. */
export const Author = z
  .string()
  .nullable()
  .describe("e-mail of the administrator; null if the account no longer exists or a program did it");

const draftHead = {
  savedAt: Time,
  author: Author,
  publishAt: Time.nullable().describe("when it is published by itself"),
  refused: z.boolean().describe("it was to be published by itself, and could not be"),
};

const unpublished = "changes that visitors do not see yet; null without any";

/** Fields of answers about a banner or a section. */
export const drafts = {
  banner: z
    .object({ content: BannerContent, ...draftHead })
    .meta({ id: "BannerDraft" })
    .nullable()
    .describe(unpublished),
  section: z
    .object({ content: SectionContent, ...draftHead })
    .meta({ id: "SectionDraft" })
    .nullable()
    .describe(unpublished),
};
