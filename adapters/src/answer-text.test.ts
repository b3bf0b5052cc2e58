import { page, success } from "@bezak/contract/envelope.ts";
import type { Route } from "@bezak/contract/route.ts";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { answerText } from "./answer-text.ts";

const Row = z.object({ id: z.string(), name: z.string(), parts: z.array(z.object({ pieces: z.int() })) });
const list: Route = {
  method: "GET",
  path: "/things",
  summary: "",
  access: "public",
  success: { status: 200, schema: page("AnswerTextList", Row) },
};
const one: Route = {
  ...list,
  path: "/things/{id}",
  success: { status: 200, schema: success("AnswerTextOne", Row) },
};

const good = { id: "one", name: "Ring", parts: [{ pieces: 1 }] };
const odd = { id: "two", name: "Ali Valiyev", parts: [{ pieces: 1 }, { pieces: "two of Ali" }] };
const pagination = { page: 1, limit: 20, total: 2, pages: 1 };

function answer(route: Route, body: unknown) {
  const error = vi.fn();
  const leftOut = { count: 0 };
  const text = answerText(route, body, { error }, leftOut);
  return { body: JSON.parse(text) as unknown, logged: error.mock.calls, leftOut: leftOut.count };
}

describe("answerText", () => {
  it("removes undeclared fields without logging", () => {
    const { body, logged } = answer(list, { success: true, data: [{ ...good, secret: 1 }], pagination });
    expect(body).toEqual({ success: true, data: [good], pagination });
    expect(logged).toEqual([]);
  });

  it("leaves an invalid row out of its list, counts it, and logs its position without values", () => {
    const { body, logged, leftOut } = answer(list, {
      success: true,
      data: [odd, good, null, good],
      pagination,
    });
    expect(body).toEqual({ success: true, data: [good, good], pagination });
    expect(leftOut).toBe(2);
    expect(logged).toHaveLength(1);
    expect(logged[0]?.[0]).toEqual({
      call: "GET /things",
      problems: [
        { path: "data.0.parts.1.pieces", code: "invalid_type", row: "two" },
        { path: "data.2", code: "invalid_type", row: undefined },
      ],
      leftOut: 2,
    });
    expect(JSON.stringify(logged)).not.toContain("Ali");
  });

  it("fills missing texts of a row with empty ones, but neither numbers nor wrong values", () => {
    const { name: _, ...nameless } = good;
    const rows = [nameless, { ...good, name: null }, { ...good, name: 7 }, { ...good, parts: [{}] }, good];
    const { body, logged, leftOut } = answer(list, { success: true, data: rows, pagination });
    const plain = { ...good, name: "" };
    expect(body).toEqual({ success: true, data: [plain, plain, good], pagination });
    expect([leftOut, logged.length]).toEqual([2, 1]);
  });

  it("leaves an invalid row out of a list that a write answers, instead of failing", () => {
    const write: Route = { ...list, method: "POST", success: { status: 201, schema: list.success.schema } };
    expect(answer(write, { success: true, data: [odd, good], pagination }).body).toMatchObject({
      data: [good],
    });
  });

  it("throws for a single object with an invalid part and for a list with invalid pagination", () => {
    expect(() => answer(one, { success: true, data: odd })).toThrow(z.ZodError);
    const written: Route = { ...one, method: "POST", path: "/things" };
    expect(() => answer(written, { success: true, data: odd })).toThrow(z.ZodError);
    expect(() => answer(list, { success: true, data: [odd], pagination: {} })).toThrow(z.ZodError);
  });
});
