import { expect, test } from "vitest";
import account from "../i18n/account/ru.json";
import shell from "../i18n/shell/ru.json";
import { addMessages, createTexts } from "../i18n/texts.ts";
import { readApiError, withoutAnswer } from "./api-error.ts";
import { describeError } from "./describe-error.ts";

const t = createTexts("ru", addMessages(addMessages(new Map(), shell), account));

test.each([
  ["a time-out", withoutAnswer("timeout"), "Превышено время ожидания. Проверьте подключение к интернету."],
  ["no answer", withoutAnswer("network"), "Нет соединения с сервером. Проверьте подключение к интернету."],
  ["anything else", new Error("bug"), "Произошла неожиданная ошибка"],
  ["an answer's error field", readApiError(409, { error: "Занято", message: "Другое" }), "Занято"],
  ["an answer's message field", readApiError(409, { message: "Другое" }), "Другое"],
  ["an answer without words", readApiError(500, "<html>"), "Произошла ошибка на сервере"],
])("describes %s with the specification's exact message", (_what, error, text) => {
  expect(describeError(error, t)).toBe(text);
});

test("uses the action's own text last", () => {
  expect(describeError(readApiError(401, { error: "Неверный пароль" }), t, "login")).toBe("Неверный пароль");
  expect(describeError(withoutAnswer("timeout"), t, "login")).toContain("Превышено время");
  expect(describeError(readApiError(500, {}), t, "login")).toBe("Ошибка входа в систему");
  expect(describeError(readApiError(500, {}), t, "register")).toBe("Ошибка создания аккаунта");
  expect(t("errors.sessionCheck")).toBe("Ошибка проверки токена");
  expect(t("errors.badAnswer")).toBe("Неверные данные ответа");
});
