/** Sentences of success. */
export const sellerProductsMessages = {
  draft: { ru: "Черновик сохранён", uz: "Qoralama saqlandi", en: "The draft is saved" },
  published: { ru: "Товар опубликован", uz: "Mahsulot eʼlon qilindi", en: "The product is published" },
  changed: { ru: "Изменения сохранены", uz: "Oʻzgarishlar saqlandi", en: "The changes are saved" },
  removed: { ru: "Товар удалён", uz: "Mahsulot oʻchirildi", en: "The product is deleted" },
} as const;
