import { adjective } from "./localized.ts";

export const adjectives = {
  elegant: adjective("элегантный элегантная элегантное элегантные", "nafis", "elegant"),
  delicate: adjective("изящный изящная изящное изящные", "nozik", "delicate"),
  classic: adjective("классический классическая классическое классические", "klassik", "classic"),
  minimal: adjective("лаконичный лаконичная лаконичное лаконичные", "sodda", "minimalist"),
  bright: adjective("яркий яркая яркое яркие", "yorqin", "bright"),
  festive: adjective("праздничный праздничная праздничное праздничные", "bayramona", "festive"),
  everyday: adjective("повседневный повседневная повседневное повседневные", "kundalik", "everyday"),
  light: adjective("лёгкий лёгкая лёгкое лёгкие", "yengil", "lightweight"),
  soft: adjective("мягкий мягкая мягкое мягкие", "yumshoq", "soft"),
  roomy: adjective("вместительный вместительная вместительное вместительные", "keng", "roomy"),
  compact: adjective("компактный компактная компактное компактные", "ixcham", "compact"),
  sporty: adjective("спортивный спортивная спортивное спортивные", "sport uslubidagi", "sporty"),
  warm: adjective("тёплый тёплая тёплое тёплые", "issiq", "warm"),
  stylish: adjective("стильный стильная стильное стильные", "zamonaviy", "stylish"),
  durable: adjective("прочный прочная прочное прочные", "mustahkam", "durable"),
  reliable: adjective("надёжный надёжная надёжное надёжные", "ishonchli", "reliable"),
  national: adjective("национальный национальная национальное национальные", "milliy", "traditional"),
  slim: adjective("тонкий тонкая тонкое тонкие", "yupqa", "slim"),
  romantic: adjective("романтичный романтичная романтичное романтичные", "romantik", "romantic"),
  handy: adjective("удобный удобная удобное удобные", "qulay", "handy"),
  business: adjective("деловой деловая деловое деловые", "rasmiy", "business"),
} as const;

export type AdjectiveKey = keyof typeof adjectives;
