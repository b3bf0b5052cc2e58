import { expect, test } from "vitest";
import shell from "../i18n/shell/ru.json";
import { addMessages, createTexts } from "../i18n/texts.ts";
import { fromAnswer, withoutAnswer } from "./api-error.ts";
import { describeError } from "./describe-error.ts";

const t = createTexts("ru", addMessages(new Map(), shell));

test.each([
  ["a time-out", withoutAnswer("timeout"), "Превышено время ожидания. Проверьте подключение к интернету."],
  ["no answer", withoutAnswer("network"), "Нет соединения с сервером. Проверьте подключение к интернету."],
  ["anything else", new Error("bug"), "Произошла неожиданная ошибка"],
  ["an answer's error field", fromAnswer(409, { error: "Занято", message: "Другое" }), "Занято"],
  ["an answer's message field", fromAnswer(409, { message: "Другое" }), "Другое"],
  ["an answer without words", fromAnswer(500, "<html>"), "Произошла ошибка на сервере"],
])("describes %s with the specification's exact message", (_what, error, text) => {
  expect(describeError(error, t)).toBe(text);
});

test("uses the action's own text last", () => {
  expect(describeError(fromAnswer(401, { error: "Неверный пароль" }), t, "login")).toBe("Неверный пароль");
  expect(describeError(withoutAnswer("timeout"), t, "login")).toContain("Превышено время");
  expect(describeError(fromAnswer(500, {}), t, "login")).toBe("Ошибка входа в систему");
  expect(describeError(fromAnswer(500, {}), t, "register")).toBe("Ошибка создания аккаунта");
  expect(t("errors.sessionCheck")).toBe("Ошибка проверки токена");
  expect(t("errors.badAnswer")).toBe("Неверные данные ответа");
});
