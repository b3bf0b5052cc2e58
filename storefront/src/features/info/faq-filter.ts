import { plainText, type FaqDocument } from "./info-document.ts";

/** Normalizes text for the search: lower case, ё as е, without the apostrophes of oʻ and gʻ. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/[ʻʼ'‘’`]/g, "");
}

type Categories = FaqDocument["categories"];

/** Questions that contain every word of the search in question or answer; all without a search. */
export function matchingQuestions(categories: Categories, search: string): Categories {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return categories;
  return categories.flatMap((category) => {
    const questions = category.questions.filter(({ question, answer }) => {
      const text = plain(`${question} ${plainText(answer)}`);
      return words.every((word) => text.includes(word));
    });
    return questions.length > 0 ? [{ ...category, questions }] : [];
  });
}
