import { success } from "@bezak/contract/envelope.ts";
import { defineRoutes, type Route } from "@bezak/contract/route.ts";
import { VersionInput } from "@bezak/contract/shared-schemas.ts";
import type { FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { z } from "zod";
import { readCall } from "./read-call.ts";

const { change, approve, remove } = defineRoutes({
  change: {
    method: "PUT",
    path: "/names",
    summary: "",
    access: "public",
    versioned: true,
    body: z.strictObject({ name: z.string(), version: VersionInput }),
    success: { status: 200, schema: success("ReadCallTestName", z.null()) },
  },
  approve: {
    method: "PUT",
    path: "/names/approved",
    summary: "",
    access: "public",
    versioned: true,
    optionalBody: true,
    body: z.strictObject({ version: VersionInput }),
    success: { status: 200, schema: success("ReadCallTestApproved", z.null()) },
  },
  remove: {
    method: "DELETE",
    path: "/names/{id}",
    summary: "",
    access: "public",
    versioned: true,
    success: { status: 200, schema: success("ReadCallTestRemoved", z.null()) },
  },
});

function read(route: Route, header: string, body: unknown) {
  const request = { headers: { "if-match": header }, body, ip: "127.0.0.1", id: "1" };
  return readCall(route, request as unknown as FastifyRequest, null);
}

it.each([
  ['"7"', { name: "a" }, "7"],
  ['W/"7"', { name: "a" }, "7"],
  ["7", { name: "a" }, "7"],
  ['"7"', { name: "a", version: "8" }, "8"],
  ["*", { name: "a" }, undefined],
])("reads the version of If-Match %s and the body %o as %s", (header, body, version) => {
  expect(read(change, header, body).body).toEqual({ name: "a", ...(version !== undefined && { version }) });
});

it("takes a version without a body that may be left out", () => {
  expect(read(approve, '"7"', undefined).body).toEqual({ version: "7" });
  expect(read(approve, "*", null).body).toEqual({});
});

it("has the version of a call without a body apart", () => {
  expect(read(remove, '"7"', undefined)).toMatchObject({ body: undefined, version: "7" });
  expect(read(change, '"7"', { name: "a" }).version).toBeUndefined();
});

it.each(["7 8", '"7', '""', '"7", "8"', `"${"7".repeat(65)}"`])("refuses If-Match %s", (header) => {
  const code = "invalid_input";
  const refusal = expect.objectContaining({
    code,
    extras: { fields: { "If-Match": "Недопустимое значение" } },
  });
  for (const route of [change, approve, remove]) expect(() => read(route, header, {})).toThrow(refusal);
});
