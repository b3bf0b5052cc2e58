import { expect, it } from "vitest";
import { findWeakness } from "./password-rules.ts";

const owner = {
  email: "dilnoza.karimova@example.uz",
  name: "Dilnoza Karimova",
  phone: "+998901234567",
  shops: ["Registon Atelier"],
};

it.each([
  "12345678",
  "password",
  "Qwerty123",
  "PASSWORD1",
  "tashkent",
  // the same keys in the other layout
  "йцукенгш",
  "Зфыыцщкв",
  "        ",
  "abababab",
])("rejects the common password %j", (password) => {
  expect(findWeakness(password, owner)).toBe("too_common");
});

it.each([
  "bezakbezak",
  "Bezak2026",
  "безак-2026",
  "dilnoza.karimova@example.uz",
  "Karimova1!",
  "DilnozaKarimova",
  "dilnoza.karimova",
  "Registon-24",
  "+998901234567",
  "998901234567",
  "90 123-45-67",
  "1234567dil",
])("rejects %j, which consists of names of the shop or the owner", (password) => {
  expect(findWeakness(password, owner)).toBe("too_personal");
});

it.each([
  "correct horse",
  "long-enough",
  "karimova likes plov",
  "рахмат, Самарканд",
  "ÿÿ7-ÿÿ8-ÿÿ9",
  "98 71 36 25",
])("accepts %j, whatever characters it has", (password) => {
  expect(findWeakness(password, owner)).toBeUndefined();
});

it("recognizes decomposed letters", () => {
  expect(findWeakness("Renée2026", { email: "a@b.uz", name: "Rene\u0301e" })).toBe("too_personal");
});
