import { styleHash } from "@bezak/adapters/security-headers.ts";
import type { PageSource, PageTags } from "./read-build.ts";

/** The used part of Vite's manifest. */
export type Manifest = Record<
  string,
  { file: string; src?: string; imports?: string[]; css?: string[]; assets?: string[] }
>;

const entry = "src/entry-client.tsx";
const early = "src/entry-early.ts";

/**
 * Creates the tags of a page. Its styles are inlined, so that the first bytes can be painted, each with the address of
 * its file (lib/styles-in-place.ts reads it). Deepest imports come first, so that the kit's layers are declared before
 * they are used. Code is only listed: lib/load-code.ts loads it after the first paint.
 */
export function readAssets(manifest: Manifest, textOf: (file: string) => string): PageSource["tags"] {
  const made = new Map<string, PageTags>();

  function tags(files: readonly string[], lazyFiles: readonly string[]): PageTags {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const seen = new Set<string>();
    function walk(name: string, code: boolean): void {
      const chunk = manifest[name];
      if (!chunk || seen.has(name)) return;
      seen.add(name);
      for (const imported of chunk.imports ?? []) walk(imported, code);
      for (const style of chunk.css ?? []) styles.add(style);
      if (code) scripts.add(chunk.file);
    }
    // the entry's own styles declare the order of the layers, so they come before those of its imports
    for (const style of manifest[entry]?.css ?? []) styles.add(style);
    for (const name of [entry, ...files]) walk(name, true);
    for (const name of lazyFiles) walk(name, false);
    const main = manifest[entry]?.file;
    // every page needs both subsets: the shop's name is Latin, a language's name Cyrillic
    const fonts = (manifest[entry]?.assets ?? []).filter((file) => file.endsWith(".woff2"));
    const texts = [...styles].map((file) => ({ file, text: textOf(file) }));
    return {
      styles: texts.map(({ text }) => styleHash(text)),
      head: [
        manifest[early]
          ? `<script type="module" async src="/${manifest[early].file}" fetchpriority="low"></script>`
          : "",
        ...fonts.map(
          (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
        ),
        ...texts.map(({ file, text }) => `<style data-href="/${file}">${text}</style>`),
      ].join(""),
      end: [...[...scripts].filter((file) => file !== main), main]
        .map((file) => `<link data-code="/${file}">`)
        .join(""),
    };
  }

  return (files, lazyFiles = []) => {
    const key = [...files, "", ...lazyFiles].join(" ");
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = tags(files, lazyFiles);
    made.set(key, fresh);
    return fresh;
  };
}
