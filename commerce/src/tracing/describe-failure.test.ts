import { expect, it } from "vitest";
import { describeFailure } from "./describe-failure.ts";

it("masks cards, e-mail addresses, phone numbers and tokens in the message of an error", () => {
  const jwt = "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6ImN1c18xIn0.nXv1tT9-6zJm6sQ4yJtq0Vh1fC7oYQd2m3wq8bG5xkA";
  const key = "f3a9c1".repeat(10);
  const texts = ["8600123412341234", "ali@mail.uz", "+998 90 123-45-67", jwt, key];
  const described = describeFailure(new Error(texts.join("; ")));
  for (const text of texts) expect(described).not.toContain(text);
  expect(described).not.toContain("nXv1tT9");
});

it("keeps what says where it failed, and cuts long messages", () => {
  const message = "No variant variant_01JFX3V8M2Q4T6W9ZB1C3D5E7G of order_01JFX3V8M2Q4T6W9ZB1C3D5E7G";
  expect(describeFailure(new Error(message))).toBe(message);
  expect(describeFailure("out of stock")).toBe("out of stock");
  expect(describeFailure(new Error("word ".repeat(200)))).toHaveLength(500);
});
