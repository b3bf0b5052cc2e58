import { success } from "@bezak/contract/envelope.ts";
import { defineRoutes } from "@bezak/contract/route.ts";
import { VersionInput } from "@bezak/contract/shared-schemas.ts";
import type { FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { z } from "zod";
import { readCall } from "./read-call.ts";

const { change } = defineRoutes({
  change: {
    method: "PUT",
    path: "/names",
    summary: "",
    access: "public",
    versioned: true,
    body: z.strictObject({ name: z.string(), version: VersionInput }),
    success: { status: 200, schema: success("ReadCallTestName", z.null()) },
  },
});

it.each([
  ['"7"', { name: "a" }, "7"],
  ['W/"7"', { name: "a" }, "7"],
  ['"7"', { name: "a", version: "8" }, "8"],
  ["*", { name: "a" }, undefined],
])("reads the version of If-Match %s and the body %o as %s", (header, body, version) => {
  const request = { headers: { "if-match": header }, body, ip: "127.0.0.1", id: "1" };
  const call = readCall(change, request as unknown as FastifyRequest, null);
  expect(call.body).toEqual({ name: "a", ...(version !== undefined && { version }) });
});
