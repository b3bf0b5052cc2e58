import { tableFormats } from "@bezak/contract/import-status.ts";
import { languages } from "../../../text/languages.ts";
import { z } from "@medusajs/framework/zod";

const language = z.enum(languages).default("ru");

export const LanguageQuery = z.object({ language });

export const FileQuery = z.object({ language, format: z.enum(tableFormats).default("xlsx") });

export const ImportsQuery = z.object({
  language,
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
