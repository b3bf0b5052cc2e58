import { use, useState, type ComponentType } from "react";
import type { Language } from "../lib/language.ts";
import type { WordPart } from "../i18n/texts.ts";
import { loadWords } from "../i18n/words.ts";
import { createStore, useStore } from "../lib/store.ts";

/** A piece of the shop that is loaded when it is first needed. */
interface LazyPage {
  Page: ComponentType;
  /** Loads its code and its words once. */
  preload: () => Promise<void>;
}

/**
 * The code of a page could not be had. A browser does not fetch a module again that it could not get, so every further
 * try in the same document fails at once: only a new document brings it.
 */
export class MissingCodeError extends Error {}

const loading = createStore(0);

/** True while the code of the next page is on its way; the page before it stays until then. */
export function usePageLoading(): boolean {
  return useStore(loading) > 0;
}

/**
 * React's own `lazy` would suspend once even when the code is there, and the server's HTML would be thrown away; this
 * one renders at once what `preload` has brought.
 */
export function lazyPage(
  language: Language,
  words: readonly WordPart[],
  load: () => Promise<{ default: ComponentType }>,
): LazyPage {
  let loaded: ComponentType | undefined;
  let pending: Promise<void> | undefined;

  async function bring(): Promise<void> {
    const parts = Promise.all([load(), loadWords(language, words)]);
    // not at once: whoever asks may be in the middle of a render
    await null;
    loading.set(loading.get() + 1);
    try {
      const [module] = await parts;
      loaded = module.default;
    } catch (cause) {
      throw new MissingCodeError("the code of a page is missing", { cause });
    } finally {
      loading.set(loading.get() - 1);
    }
  }

  const preload = () => (pending ??= bring());

  function Later() {
    use(preload());
    const Loaded = loaded!;
    return <Loaded />;
  }

  function Page() {
    // decided once: to change it later would mount the page anew
    const [ready] = useState(loaded !== undefined);
    const Loaded = loaded;
    return ready && Loaded ? <Loaded /> : <Later />;
  }

  return { Page, preload };
}
