import { z } from "zod";
import { success } from "./envelope.ts";
import { editedProductParts, productAnswerLimits, productMessageKinds } from "./product-message-rules.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/product-messages.ts";
import { CategoryTerms } from "./seller-products.ts";
import { freeText, Id, IdParams, storableText, Time } from "./shared-schemas.ts";

/** What an administrator did to a product and why, or what its shop answered. */
export const ProductMessage = z
  .object({
    id: Id,
    kind: z.enum(productMessageKinds),
    text: z.string().nullable().describe("the reason or the answer; null if none was given"),
    changed: z.array(z.enum(editedProductParts)).describe("of `edited`: what the administrator changed"),
    at: Time,
    by: z
      .string()
      .nullable()
      .describe("who wrote it, by name or e-mail; null for an administrator where a shop reads it"),
  })
  .meta({ id: "ProductMessage" });

export type ProductMessage = z.infer<typeof ProductMessage>;

export const ProductMessages = z
  .object({
    messages: z.array(ProductMessage).describe("the oldest first; the latest hundred"),
    answerWaits: z.boolean().describe("the shop has answered, and nobody has decided since"),
  })
  .meta({ id: "ProductMessages" });

export type ProductMessages = z.infer<typeof ProductMessages>;

export const HiddenProductAnswer = z
  .strictObject({ text: freeText(productAnswerLimits.min, productAnswerLimits.max) })
  .meta({ id: "HiddenProductAnswer" });

export type HiddenProductAnswer = z.infer<typeof HiddenProductAnswer>;

const Messages = success("ProductMessagesAnswer", ProductMessages);

export const productMessageRoutes = defineRoutes({
  productMessages: {
    ...splitEndpoint(routes.productMessages),
    summary: "What administrators did to a product and why, and what the shop answered",
    access: ["seller"],
    sellerSection: "products",
    forward: { path: "/vendor/products/{id}/messages" },
    extension: true,
    params: IdParams,
    success: { status: 200, schema: Messages },
    errors: ["product_not_found"],
  },
  answerHiddenProduct: {
    ...splitEndpoint(routes.answerHiddenProduct),
    summary: `Answer why a product is hidden: it waits for a decision again. One answer at a time, and ${productAnswerLimits.perDay} a day`,
    access: ["seller"],
    sellerSection: "products",
    forward: { path: "/vendor/products/{id}/answer" },
    extension: true,
    repeatable: true,
    params: IdParams,
    body: HiddenProductAnswer,
    success: { status: 201, schema: Messages },
    errors: ["product_not_found", "product_not_hidden", "answer_waits"],
  },
  administeredProductMessages: {
    ...splitEndpoint(routes.administeredProductMessages),
    summary: "The same for administrators, with their names",
    access: ["admin"],
    forward: { path: "/admin/products/{id}/messages" },
    extension: true,
    params: IdParams,
    success: { status: 200, schema: Messages },
    errors: ["product_not_found"],
  },
  administeredProductTerms: {
    ...splitEndpoint(routes.administeredProductTerms),
    summary: "Attributes, commission and fiscal codes of a category for the shop of this product",
    access: ["admin"],
    forward: { path: "/admin/products/{id}/terms", pick: "terms" },
    extension: true,
    params: IdParams,
    query: z.strictObject({
      category: storableText.min(1).max(64).optional().describe("id or slug; by default the product's own"),
    }),
    success: { status: 200, schema: success("AdministeredProductTerms", CategoryTerms) },
    errors: ["product_not_found", "category_not_found"],
  },
});
