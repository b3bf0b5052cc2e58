import { beforeEach, expect, test } from "vitest";
import { createApiClient } from "../../lib/api-client.ts";
import { sellerProduct } from "../../mocks/seller-product-fixtures.ts";
import { createOnce, type Attempt } from "./create-once.ts";
import { toBody, emptyFields, noText } from "./form-fields.ts";

const named = (ru: string) =>
  toBody({
    fields: { ...emptyFields, name: { ...noText, ru }, categoryId: "cat_1" },
    images: [],
    status: "draft",
    attributes: [],
  });

type Answer = () => Response;
const made: Answer = () => Response.json({ success: true, data: sellerProduct(1) });
const lost: Answer = () => {
  throw new TypeError("fetch failed");
};
const refused: Answer = () => Response.json({ success: false, fields: {} }, { status: 400 });

let answers: Answer[];
let sent: string[];
let keys: Set<string | null>;
const attempt: { current: Attempt | null } = { current: null };

/** Returns the given answers one by one and records the requests. */
const api = createApiClient({
  language: "ru",
  token: () => null,
  async fetch(path, { method, body, headers }) {
    const { name } = JSON.parse(body as string) as { name: { ru: string } };
    sent.push(`${method} ${name.ru}${method === "PUT" ? ` ${path.split("/").at(-1)}` : ""}`);
    if (method === "POST") keys.add(new Headers(headers).get("idempotency-key"));
    return answers.shift()!();
  },
});

beforeEach(() => {
  [answers, sent, keys] = [[], [], new Set()];
  attempt.current = null;
});

test("repeats a lost request with the key of the first attempt", async () => {
  answers = [lost, made];
  await expect(createOnce(api, named("Сумка"), attempt)).rejects.toMatchObject({ kind: "network" });
  await expect(createOnce(api, named("Сумка"), attempt)).resolves.toMatchObject({ id: "prod_1" });
  expect(sent).toEqual(["POST Сумка", "POST Сумка"]);
  expect(keys.size).toBe(1);
});

test("writes changes made after a lost answer over what the lost attempt created", async () => {
  answers = [lost, made, made];
  await expect(createOnce(api, named("Сумка"), attempt)).rejects.toBeDefined();
  await createOnce(api, named("Сумка большая"), attempt);
  expect(sent).toEqual(["POST Сумка", "POST Сумка", "PUT Сумка большая prod_1"]);
  expect(keys.size).toBe(1);
});

test("sends a new request after a refusal", async () => {
  answers = [refused, made];
  await expect(createOnce(api, named("Сумка"), attempt)).rejects.toMatchObject({ status: 400 });
  await createOnce(api, named("Сумка большая"), attempt);
  expect(sent).toEqual(["POST Сумка", "POST Сумка большая"]);
  expect(keys.size).toBe(2);
});

test("forgets a lost attempt that is rejected when repeated", async () => {
  answers = [lost, refused, made];
  await expect(createOnce(api, named("Сумка"), attempt)).rejects.toBeDefined();
  await createOnce(api, named("Сумка большая"), attempt);
  expect(sent).toEqual(["POST Сумка", "POST Сумка", "POST Сумка большая"]);
  expect(keys.size).toBe(2);
});
