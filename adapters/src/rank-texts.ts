import { isAdminRank, type AdminRank } from "@bezak/contract/admin-ranks.ts";
import type { Language } from "@bezak/contract/languages.ts";

const names: Record<Language, Record<AdminRank, string>> = {
  ru: {
    owner: "владелец",
    manager: "менеджер",
    support: "сотрудник поддержки",
    content: "редактор",
    finance: "финансист",
  },
  uz: {
    owner: "egasi",
    manager: "menejer",
    support: "yordam xizmati xodimi",
    content: "muharrir",
    finance: "moliyachi",
  },
  en: {
    owner: "an owner",
    manager: "a manager",
    support: "a support agent",
    content: "an editor",
    finance: "an accountant",
  },
};

const sentences: Record<Language, (who: string) => string> = {
  ru: (who) => `Это может делать только ${who}`,
  uz: (who) => `Buni faqat ${who} qila oladi`,
  en: (who) => `Only ${who} can do this`,
};

/** Which administrators may do what was refused; undefined if the refusal names none. */
export function rankSentence(details: unknown, language: Language): string | undefined {
  const { ranks } = (details ?? {}) as { ranks?: unknown };
  const known = Array.isArray(ranks) ? ranks.filter(isAdminRank) : [];
  if (known.length === 0) return undefined;
  const list = new Intl.ListFormat(language, { type: "disjunction" });
  return sentences[language](list.format(known.map((rank) => names[language][rank])));
}
