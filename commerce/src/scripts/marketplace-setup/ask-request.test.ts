import { expect, it } from "vitest";
import { Refusal } from "../refusal.ts";
import { askRequest } from "./ask-request.ts";
import type { PresentState } from "./present-state.ts";
import { readyCategories } from "./ready-categories.ts";

const empty: PresentState = {
  settings: {
    storeName: "Bezak",
    contacts: { email: null, phone: null, address: null, hours: null },
    requisites: { legalName: null, tin: null, address: null, licence: null },
    deliveryFee: 25_000 as PresentState["settings"]["deliveryFee"],
    freeDeliveryFrom: null,
    commissionRate: 10,
    minimumPayout: 100_000,
    payoutIntervalDays: 7,
    approvalOver: null,
    holidays: [],
    reviewModeration: true,
    productChecks: false,
    maintenance: false,
    lastChanges: [],
    version: "1",
  },
  administrators: [],
  categories: [],
  sections: 0,
};

/** Answers by the beginning of the question, several for one that is asked again; Enter for all others. */
async function answer(state: PresentState, answers: Record<string, string[]>) {
  const [output, questions]: [string[], string[]] = [[], []];
  const ask = async (question: string) => {
    questions.push(question);
    const [start] = Object.keys(answers).filter((key) => question.trim().startsWith(key));
    return (start && answers[start]?.shift()) ?? "";
  };
  const request = await askRequest({}, state, { ask, say: (line) => void output.push(line) });
  return { request, output: output.join(""), questions };
}

it("asks again after a wrong answer and keeps what is there after an empty one", async () => {
  const { request, output, questions } = await answer(empty, {
    "Its STIR": ["12345", "301234567"],
    "Address for": ["Ташкент, ул. Навои, 2"],
    "the same in Uzbek": ["Toshkent, Navoiy koʻchasi, 2"],
    "Delivery fee": ["free", "30 000"],
    "Delivery is free": ["-"],
    "E-mail of an": ["nobody", "owner@shop.example"],
  });
  expect(request).toEqual({
    requisites: { tin: "301234567" },
    contacts: { address: { ru: "Ташкент, ул. Навои, 2", uz: "Toshkent, Navoiy koʻchasi, 2" } },
    deliveryFee: 30_000,
    freeDeliveryFrom: null,
    categories: true,
    homePage: true,
    administrator: { email: "owner@shop.example" },
  });
  expect(output).toContain("the STIR (INN) of a legal person has nine digits");
  expect(output).toContain("this is not an e-mail address");
  expect(questions.find((question) => question.startsWith("Delivery fee"))).toContain("[25000]");
});

it("does not offer what is there already", async () => {
  const categories = readyCategories.map(({ slug, above, name }) => ({
    id: slug,
    slug,
    name: name.ru,
    above,
    isFiscal: false,
  }));
  const { request, questions } = await answer({ ...empty, categories, sections: 3 }, {});
  expect(request).toEqual({});
  expect(questions.filter((question) => /ready/.test(question))).toEqual([]);
});

it("writes nothing without the last yes", async () => {
  await expect(answer(empty, { "Write this": ["n"] })).rejects.toThrow(Refusal);
});
