import * as catalog from "@bezak/contract/routes/catalog.ts";
import * as auth from "@bezak/contract/routes/auth.ts";
import { expect, test } from "vitest";
import { createApiClient, type ApiClientOptions } from "./api-client.ts";

function clientWith(fetch: ApiClientOptions["fetch"], timeoutMs?: number) {
  return createApiClient({ language: "uz", token: () => "secret", fetch, timeoutMs });
}

const json = (status: number, body: object) => Promise.resolve(Response.json(body, { status }));

test("sends token and language, and repeats a parameter with several values", async () => {
  const seen: { path: string; init: RequestInit }[] = [];
  const api = clientWith((path, init) => {
    seen.push({ path, init });
    return json(200, { success: true });
  });
  await api.call(catalog.products, { query: { brand: ["A", "Б"], page: 2, rating: undefined } });
  expect(seen[0]?.path).toBe("/api/v1/products?brand=A&brand=%D0%91&page=2");
  expect(seen[0]?.init.headers).toMatchObject({ authorization: "Bearer secret", "accept-language": "uz" });
});

test("fills the path, and escapes an id within its segment", async () => {
  const seen: string[] = [];
  const api = clientWith((path) => {
    seen.push(path);
    return json(200, { success: true });
  });
  await api.call(catalog.product, { params: { id: "../a b?c" } });
  expect(seen).toEqual(["/api/v1/products/..%2Fa%20b%3Fc"]);
});

test("keeps code, text and fields of the API's failure", async () => {
  const api = clientWith(() =>
    json(400, { success: false, error: "Плохо", code: "invalid_input", fields: { a: "б" } }),
  );
  await expect(api.call(auth.me)).rejects.toMatchObject({
    kind: "server",
    status: 400,
    code: "invalid_input",
    text: "Плохо",
    fields: { a: "б" },
  });
});

test("treats an answer that is not JSON as a failure of the server", async () => {
  const api = clientWith(() => Promise.resolve(new Response("<html>", { status: 200 })));
  await expect(api.call(auth.me)).rejects.toMatchObject({ kind: "server", text: null });
});

test("distinguishes a missing connection from a timeout", async () => {
  const unreachable = clientWith(() => Promise.reject(new TypeError("fetch failed")));
  await expect(unreachable.call(auth.me)).rejects.toMatchObject({ kind: "network", status: 0 });

  const silent = clientWith(
    (_path, init) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
      }),
    5,
  );
  await expect(silent.call(auth.me)).rejects.toMatchObject({ kind: "timeout", status: 0 });
});
