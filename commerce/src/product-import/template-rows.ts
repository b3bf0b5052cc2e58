import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";
import type { Language } from "@bezak/contract/languages.ts";
import { templateKeys } from "./columns.ts";
import { headings } from "./export-cells.ts";
import { problemText } from "./words/problem-texts.ts";
import { attributeHelp, columnTexts } from "./words/column-texts.ts";

function getHelp({ kind, unit, choices }: CategoryAttribute, language: Language): string {
  const names = choices.map(({ name }) => name[language] || name.ru);
  const more: Record<typeof kind, string> = {
    text: "",
    number: unit ? `, ${unit[language] || unit.ru}` : "",
    choice: `. ${problemText({ column: null, fault: "choice", bound: names.join(", ") }, language)}`,
    yes_no: `. ${problemText({ column: null, fault: "yes_no" }, language)}`,
  };
  return attributeHelp[language] + more[kind];
}

/** An empty template: headings, a row of explanations and an example. An import skips the latter two. */
export function templateRows(attributes: readonly CategoryAttribute[], language: Language): string[][] {
  const empty = attributes.map(() => "");
  const example = templateKeys.map((key) => {
    const { example: word } = columnTexts[key];
    return typeof word === "string" ? word : word[language];
  });
  return [
    headings(attributes, language, templateKeys),
    [
      ...templateKeys.map((key) => columnTexts[key].help[language]),
      ...attributes.map((one) => getHelp(one, language)),
    ],
    [...example, ...empty],
  ];
}
