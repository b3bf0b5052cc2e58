import { languages } from "./languages.ts";
import type { ModerationKind, ModerationOutcome } from "./moderation-rules.ts";

/** In the languages in which the person who is told may read it: parts of a sentence, joined by `; `. */
type ReasonTexts = Readonly<Record<(typeof languages)[number], string>>;

const reviews = {
  advertising: {
    ru: "реклама или ссылка на другой магазин",
    uz: "reklama yoki boshqa doʻkonga havola",
    en: "advertising or a link to another shop",
  },
  offensive: {
    ru: "оскорбления или грубые слова",
    uz: "haqorat yoki qoʻpol soʻzlar",
    en: "insults or rude language",
  },
  off_topic: {
    ru: "отзыв не об этом товаре",
    uz: "sharh bu mahsulot haqida emas",
    en: "it is not about this product",
  },
  personal_data: {
    ru: "чужие личные данные: телефон, адрес или имя",
    uz: "birovning shaxsiy maʼlumotlari: telefon, manzil yoki ism",
    en: "somebody’s personal data: a phone number, an address or a name",
  },
  other_pictures: {
    ru: "на фото не этот товар",
    uz: "suratda boshqa mahsulot",
    en: "the photos show a different product",
  },
} as const satisfies Record<string, ReasonTexts>;

const applications = {
  few_details: {
    ru: "мало сведений о том, что вы продаёте",
    uz: "nima sotishingiz haqida maʼlumot kam",
    en: "too little about what you sell",
  },
  no_documents: {
    ru: "не подтверждена регистрация бизнеса",
    uz: "biznes roʻyxatdan oʻtgani tasdiqlanmagan",
    en: "the registration of the business is not confirmed",
  },
  forbidden_products: {
    ru: "такие товары здесь не продаются",
    uz: "bunday mahsulotlar bu yerda sotilmaydi",
    en: "such products are not sold here",
  },
  unreachable: {
    ru: "не удалось связаться с вами",
    uz: "siz bilan bogʻlanib boʻlmadi",
    en: "we could not reach you",
  },
} as const satisfies Record<string, ReasonTexts>;

const products = {
  wrong_pictures: {
    ru: "фото не этого товара или с чужим знаком",
    uz: "suratda boshqa mahsulot yoki begona belgi bor",
    en: "the photos show another product or somebody’s watermark",
  },
  wrong_name: {
    ru: "название не соответствует товару",
    uz: "nomi mahsulotga mos emas",
    en: "the name does not fit the product",
  },
  wrong_description: {
    ru: "описание неверное или неполное",
    uz: "tavsif notoʻgʻri yoki toʻliq emas",
    en: "the description is wrong or incomplete",
  },
  wrong_category: {
    ru: "товар не в той категории",
    uz: "mahsulot boshqa turkumda boʻlishi kerak",
    en: "the product belongs to another category",
  },
  forbidden: {
    ru: "такой товар нельзя продавать",
    uz: "bunday mahsulotni sotish mumkin emas",
    en: "this product may not be sold",
  },
} as const satisfies Record<string, ReasonTexts>;

const texts: Readonly<Record<string, ReasonTexts>> = { ...reviews, ...applications, ...products };

export type ModerationReason = keyof typeof reviews | keyof typeof applications | keyof typeof products;

const keysOf = (of: object) => Object.keys(of) as ModerationReason[];

/** The reasons that an administrator can choose to reject each kind. */
export const moderationReasons: Record<ModerationKind, readonly ModerationReason[]> = {
  review: keysOf(reviews),
  report: keysOf(reviews),
  application: keysOf(applications),
  message: [],
  product: keysOf(products),
};

export const allModerationReasons = keysOf(texts) as [ModerationReason, ...ModerationReason[]];

export const moderationReasonLimits = {
  /** chosen from the list */
  chosen: 3,
  /** characters of the administrator's own words, so that both together are not longer than a reason may be */
  words: 250,
} as const;

export const reasonText = (reason: ModerationReason, language: keyof ReasonTexts): string =>
  texts[reason]![language];

export interface GivenReason {
  reasons?: readonly ModerationReason[] | undefined;
  /** the administrator's own */
  words?: string | null | undefined;
}

/** What is wrong with the reasons given for a decision: each once, from the list of the kind, and only to reject. */
export function reasonProblem(
  kind: ModerationKind,
  outcome: ModerationOutcome,
  { reasons = [], words }: GivenReason,
): "required" | "invalid" | null {
  const isGiven = reasons.length > 0 || Boolean(words);
  if (outcome !== "rejected") return isGiven ? "invalid" : null;
  if (!isGiven) return "required";
  const areListed = reasons.every((reason) => moderationReasons[kind].includes(reason));
  return areListed && new Set(reasons).size === reasons.length ? null : "invalid";
}

/** What the person reads, in a language of theirs; empty for none. */
export function composeReason({ reasons = [], words }: GivenReason, language: string): string {
  const known = languages.find((one) => one === language) ?? "ru";
  return [...reasons.map((reason) => reasonText(reason, known)), words?.trim() ?? ""]
    .filter((part) => part !== "")
    .join("; ");
}
