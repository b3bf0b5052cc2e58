import { page, success } from "@bezak/contract/envelope.ts";
import type { Route } from "@bezak/contract/route.ts";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { answerText } from "./answer-text.ts";

const Thing = z.object({ id: z.string(), name: z.string(), parts: z.array(z.object({ pieces: z.int() })) });
const list: Route = {
  method: "GET",
  path: "/things",
  summary: "",
  access: "public",
  success: { status: 200, schema: page("AnswerTextList", Thing) },
};
const one: Route = {
  ...list,
  path: "/things/{id}",
  success: { status: 200, schema: success("AnswerTextOne", Thing) },
};

const good = { id: "one", name: "Ring", parts: [{ pieces: 1 }] };
const odd = { id: "two", name: "Ali Valiyev", parts: [{ pieces: 1 }, { pieces: "two of Ali" }] };
const pagination = { page: 1, limit: 20, total: 2, pages: 1 };

function answer(route: Route, body: unknown) {
  const error = vi.fn();
  const text = answerText(route, body, { error });
  return { body: JSON.parse(text) as unknown, logged: error.mock.calls };
}

describe("answerText", () => {
  it("strips what the schema does not declare and logs nothing", () => {
    const { body, logged } = answer(list, { success: true, data: [{ ...good, secret: 1 }], pagination });
    expect(body).toEqual({ success: true, data: [good], pagination });
    expect(logged).toEqual([]);
  });

  it("leaves a row that does not fit out of its list, and logs where without what", () => {
    const { body, logged } = answer(list, { success: true, data: [odd, good, null, good], pagination });
    expect(body).toEqual({ success: true, data: [good, good], pagination });
    expect(logged).toHaveLength(1);
    expect(logged[0]?.[0]).toEqual({
      call: "GET /things",
      problems: [
        { path: "data.0.parts.1.pieces", code: "invalid_type", row: "two" },
        { path: "data.2", code: "invalid_type", row: undefined },
      ],
    });
    expect(JSON.stringify(logged)).not.toContain("Ali");
  });

  it("refuses one thing of which a part does not fit, and a list whose pagination does not", () => {
    expect(() => answer(one, { success: true, data: odd })).toThrow(z.ZodError);
    expect(() => answer(list, { success: true, data: [odd], pagination: {} })).toThrow(z.ZodError);
  });
});
