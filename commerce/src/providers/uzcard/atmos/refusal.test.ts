import { expect, it } from "vitest";
import { quiet, getRefusal, type Stage } from "./refusal.ts";

it.each<[Stage, string, string, string, boolean]>([
  ["start", "STPIMS-ERR-067", "Карта заблокирована", "card_blocked", true],
  ["start", "STPIMS-ERR-067", "Срок действия карты истек", "card_expired", true],
  ["start", "STPIMS-ERR-067", "Karta topilmadi", "card_unknown", true],
  ["start", "STPIMS-ERR-067", "", "card_unknown", true],
  ["start", "STPIMS-ERR-009", "Неверный код карты", "card_unknown", true],
  ["start", "STPIMS-ERR-102", "", "no_sms", true],
  ["start", "STPIMS-ERR-500", "Смс не отправлена", "no_sms", true],
  ["confirm", "STPIMS-ERR-098", "", "code_wrong", true],
  ["confirm", "STPIMS-ERR-044", "", "code_wrong", true],
  ["confirm", "STPIMS-ERR-080", "", "code_wrong", true],
  // A message and a general code do not prove that nothing was taken.
  ["confirm", "STPIMS-ERR-009", "", "code_wrong", false],
  ["confirm", "STPIMS-ERR-500", "Неверный код", "code_wrong", false],
  ["confirm", "STPIMS-ERR-500", "Wrong OTP", "code_wrong", false],
  ["confirm", "STPIMS-ERR-057", "", "insufficient_funds", true],
  ["confirm", "STPIMS-ERR-067", "Карта заблокирована", "card_blocked", true],
  ["confirm", "STPIMS-ERR-102", "", "no_sms", true],
  ["confirm", "STPIMS-ERR-500", "Недостаточно средств", "insufficient_funds", false],
  ["confirm", "STPIMS-ERR-001", "", "gateway", false],
  ["confirm", "STPIMS-ERR-500", "Отказано в кодировке", "refused", false],
  ["create", "STPIMS-ERR-001", "", "gateway", true],
])("classifies a refusal of %s with %s %s as %s", (stage, code, words, failure, certain) => {
  expect(getRefusal(stage, code, `${code} ${words}`)).toMatchObject({ kind: "refused", failure, certain });
});

it.each([
  ["Карта 8600123412341234 нет", "Карта … нет"],
  ["8600 1234 1234 1234", "…"],
  ["8600-1234-1234-1234!", "…!"],
  ["код 4471 неверен", "код … неверен"],
  ["STPIMS-ERR-044", "STPIMS-ERR-044"],
])("removes runs of digits from %s", (text, left) => {
  expect(quiet(text)).toBe(left);
});
