import type { CallName } from "@bezak/contract/access-table.ts";
import { fillEndpoint, type AnyInput } from "@bezak/contract/call.ts";
import { examples } from "@bezak/contract/examples/all.ts";
import type { Route } from "@bezak/contract/route.ts";
import { endpoints } from "@bezak/contract/routes/all.ts";
import { tokens } from "./commerce-answers.ts";

const files = {
  upload: ["bytes of a picture", "ring.jpg"],
  sendImport: ["SKU;Price", "products.csv"],
} as const;

/** A token that may make the call. */
export function tokenFor({ access }: Route): string {
  const [role = "buyer"] = access === "public" ? [] : access;
  return tokens[role === "buyer" ? "customer" : role];
}

/** The example request of a call: path below /api/v1 with the query, and body or form. */
export function exampleRequest(name: CallName, route: Route): { path: string; body: unknown } {
  const { request = {} } = examples[name];
  const { path } = fillEndpoint(endpoints[name], request as AnyInput);
  return { path, body: route.form ? formFor(name) : request.body };
}

function formFor(name: CallName): FormData {
  const [bytes, fileName] = files[name as keyof typeof files];
  const form = new FormData();
  if (name === "upload") form.append("type", "review");
  form.append("file", new Blob([bytes]), fileName);
  return form;
}
