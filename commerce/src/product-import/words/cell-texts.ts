import type { Language } from "@bezak/contract/languages.ts";
import type { SellerProductStatus } from "@bezak/contract/product-attributes.ts";

/** Text of a status in an exported cell. */
export const statusTexts: Record<SellerProductStatus, Record<Language, string>> = {
  draft: { ru: "черновик", uz: "qoralama", en: "draft" },
  published: { ru: "опубликован", uz: "eʼlon qilingan", en: "published" },
};

/** Other accepted texts of a status. */
export const statusAliases: Record<SellerProductStatus, readonly string[]> = {
  draft: ["не опубликован", "скрыт", "inactive", "yashirin"],
  published: ["опубликовано", "активен", "active", "faol", "eʼlon qilindi"],
};

export const yesNoTexts = {
  yes: { ru: "да", uz: "ha", en: "yes" },
  no: { ru: "нет", uz: "yoʻq", en: "no" },
} as const;

export const yesNoAliases = { yes: ["true", "1", "+", "истина"], no: ["false", "0", "-", "ложь"] } as const;

/** Cell texts that remove a value; an empty cell leaves it unchanged. */
export const emptyWord = { ru: "[пусто]", uz: "[boʻsh]", en: "[empty]" } as const;
