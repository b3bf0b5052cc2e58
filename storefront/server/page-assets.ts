/** The part of Vite's manifest that is read here. */
export type Manifest = Record<
  string,
  { file: string; src?: string; imports?: string[]; css?: string[]; assets?: string[] }
>;

const entry = "src/entry-client.tsx";

/**
 * Makes the head tags of a page: its styles, its scripts before they are asked for, and the entry. Deepest imports
 * first, so that the kit's layers are declared before anything uses them.
 */
export function readAssets(manifest: Manifest): (files: readonly string[], language: string) => string {
  const made = new Map<string, string>();

  function tags(files: readonly string[], language: string): string {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const seen = new Set<string>();
    function walk(name: string): void {
      const chunk = manifest[name];
      if (!chunk || seen.has(name)) return;
      seen.add(name);
      for (const imported of chunk.imports ?? []) walk(imported);
      for (const style of chunk.css ?? []) styles.add(style);
      scripts.add(chunk.file);
    }
    // the entry's own styles declare the order of the layers: they come before those of what it imports
    for (const style of manifest[entry]?.css ?? []) styles.add(style);
    for (const name of [entry, ...files, `src/i18n/${language}.json`]) walk(name);
    const main = manifest[entry]?.file;
    return [
      ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
      ...[...scripts]
        .filter((file) => file !== main)
        .map((file) => `<link rel="modulepreload" href="/${file}">`),
      `<script type="module" src="/${main}"></script>`,
    ].join("");
  }

  return (files, language) => {
    const key = `${language} ${files.join(" ")}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = tags(files, language);
    made.set(key, fresh);
    return fresh;
  };
}
