import { expect, test } from "vitest";
import { matchingQuestions } from "./faq-filter.ts";
import { inlineParts, type FaqDocument } from "./info-document.ts";

const categories: FaqDocument["categories"] = [
  {
    id: "orders",
    title: "Заказы",
    questions: [
      {
        id: "cancel",
        question: "Как отменить заказ?",
        answer: ["На [странице заказа](/orders), пока его не начали собирать."],
      },
      { id: "return", question: "Как вернуть?", answer: ["Ещё проще:", ["в течение 14 дней"]] },
    ],
  },
  { id: "uz", title: "Oʻzbekcha", questions: [{ id: "card", question: "Toʻlov", answer: ["Karta bilan"] }] },
];

const found = (search: string) =>
  matchingQuestions(categories, search).flatMap(({ questions }) => questions.map(({ id }) => id));

test.each([
  ["", ["cancel", "return", "card"]],
  ["  ", ["cancel", "return", "card"]],
  ["ОТМЕНИТЬ", ["cancel"]],
  ["заказ собирать", ["cancel"]],
  ["еще", ["return"]],
  ["14 дней", ["return"]],
  ["tolov", ["card"]],
  ["to'lov", ["card"]],
  ["/orders", []],
  ["самолёт", []],
])("finds questions by «%s»", (search, expected) => {
  expect(found(search)).toEqual(expected);
});

test("leaves out subjects without matching questions", () => {
  expect(matchingQuestions(categories, "отменить").map(({ id }) => id)).toEqual(["orders"]);
});

test("separates links from the text around them", () => {
  expect(inlineParts("a [b c](/d?e=f) g")).toEqual(["a ", { words: "b c", to: "/d?e=f" }, " g"]);
  expect(inlineParts("[b](/d)")).toEqual([{ words: "b", to: "/d" }]);
  expect(inlineParts("[b] (c)")).toEqual(["[b] (c)"]);
});
