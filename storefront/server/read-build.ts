import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { render as renderPage, unknownAddress } from "../src/entry-server.tsx";
import { readAssets, type Manifest } from "./page-assets.ts";

export type Render = typeof renderPage;

/** What the build of the server gives. */
export interface Renderer {
  render: Render;
  unknownAddress: typeof unknownAddress;
}

/** What a document carries besides its words: in its head, and after its body. */
export interface PageTags {
  head: string;
  end: string;
  /** hashes of the styles in its head, as a policy names them; none where pages have no policy */
  styles?: readonly string[];
}

/** What turns a request into a document: the renderer, and the tags that load a page's code and styles. */
export interface PageSource extends Renderer {
  /** tags for the source modules that a page needs, with its messages; of lazy ones only the styles */
  tags: (files: readonly string[], lazyFiles?: readonly string[]) => Promise<PageTags> | PageTags;
}

export interface Build extends PageSource {
  clientDir: string;
}

/** A running shop may be given a copy, which a later build does not touch. */
const dist = process.env.BEZAK_BUILD_DIR || join(import.meta.dirname, "..", "dist");

/** The production build; throws a sentence when there is none. */
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
