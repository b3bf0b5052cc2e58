import fastify from "fastify";
import { expect, test } from "vitest";
import { mountPages } from "./pages.ts";
import type { Render } from "./read-build.ts";

/** Mounts pages with a renderer that counts its renders. */
function shop() {
  const renders = { times: 0 };
  const render: Render = () => {
    renders.times += 1;
    const page = {
      status: 200,
      language: "uz" as const,
      head: { title: "Bezak", description: "", index: true, links: [] },
      body: `<p>${"goods ".repeat(400)}</p>`,
      state: { queries: { queries: [], mutations: [] }, origin: "" },
      files: [],
    };
    return Promise.resolve({ kind: "page", page });
  };
  const app = fastify();
  const fetch = () => Promise.reject(new Error("not asked for"));
  mountPages(app, {
    render,
    tags: () => ({ head: "", end: "" }),
    unknownAddress: () => null,
    origin: "",
    fetch,
    keepMs: 60_000,
    isLate: () => false,
  });
  return { app, renders };
}

test("serves every theme from one render, with the chosen theme in the first bytes", async () => {
  const { app, renders } = shop();
  const html = async (cookie: string) => (await app.inject({ url: "/uz", headers: { cookie } })).body;

  const system = await html("");
  expect(system).toContain('<html lang="uz">');
  expect(system).toContain('<meta name="color-scheme" content="light dark">');
  expect(system.match(/<meta name="theme-color"[^>]+media=/g)).toHaveLength(2);

  for (const theme of ["light", "dark"]) {
    const chosen = await html(`a=1; theme=${theme}`);
    expect(chosen).toContain(`<html data-theme="${theme}" lang="uz">`);
    expect(chosen).toContain(`<meta name="color-scheme" content="${theme}">`);
    expect(chosen.match(/<meta name="theme-color"/g)).toHaveLength(1);
    expect(chosen.indexOf("data-theme")).toBeLessThan(200);
  }
  expect(await html("theme=<script>")).toBe(system);
  expect(renders.times).toBe(1);
});

test("keeps the compressed forms of the themes apart", async () => {
  const { app } = shop();
  const bytes = async (cookie: string) =>
    (await app.inject({ url: "/uz", headers: { cookie, "accept-encoding": "gzip" } })).rawPayload;
  const [dark, light] = [await bytes("theme=dark"), await bytes("theme=light")];
  expect(dark.equals(light)).toBe(false);
  expect(dark.equals(await bytes("theme=dark"))).toBe(true);
});
