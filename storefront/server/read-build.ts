import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { render as renderPage, unknownAddress } from "../src/entry-server.tsx";
import { readAssets, type Manifest } from "./page-assets.ts";

export type Render = typeof renderPage;

/** Exports of the server build. */
export interface Renderer {
  render: Render;
  unknownAddress: typeof unknownAddress;
}

/** Tags of a document in its head and after its body. */
export interface PageTags {
  head: string;
  end: string;
  /** hashes of the styles in the head for the security policy; undefined where pages have no policy */
  styles?: readonly string[];
}

/** Renders requests to documents: the renderer, and the tags of code and styles. */
export interface PageSource extends Renderer {
  /** tags for a page's modules and messages; for lazy modules only the styles */
  tags: (files: readonly string[], lazyFiles?: readonly string[]) => Promise<PageTags> | PageTags;
}

export interface Build extends PageSource {
  clientDir: string;
}

/** Allows running from a copy that a later build does not change. */
const dist = process.env.BEZAK_BUILD_DIR || join(import.meta.dirname, "..", "dist");

/**
 * Reads the production build.
 * @throws Error when there is none
 */
export async function readBuild(): Promise<Build> {
  const clientDir = join(dist, "client");
  try {
    const manifest = JSON.parse(
      await readFile(join(clientDir, ".vite", "manifest.json"), "utf8"),
    ) as Manifest;
    const server = (await import(pathToFileURL(join(dist, "server", "entry-server.js")).href)) as Renderer;
    const tags = readAssets(manifest, (file) => readFileSync(join(clientDir, file), "utf8"));
    return { clientDir, render: server.render, unknownAddress: server.unknownAddress, tags };
  } catch (error) {
    throw new Error("There is no build of the shop: run `npm run build -w storefront` first", {
      cause: error,
    });
  }
}
