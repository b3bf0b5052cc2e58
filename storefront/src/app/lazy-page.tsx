import { use, useState, type ComponentType } from "react";
import type { Language } from "../lib/language.ts";
import type { MessagePart } from "../i18n/texts.ts";
import { loadMessages } from "../i18n/load-messages.ts";
import { MissingCodeError } from "../lib/missing-code-error.ts";
import { createStore, useStore } from "../lib/store.ts";

interface LazyPage {
  Page: ComponentType;
  /** Loads code and messages once. */
  preload: () => Promise<void>;
}

const loading = createStore(0);

/** True while the code of the next page is loaded; the previous page remains until then. */
export function usePageLoading(): boolean {
  return useStore(loading) > 0;
}

/**
 * React's own `lazy` suspends once even when the code is loaded, which would discard the server's HTML; this one
 * renders at once what `preload` has loaded.
 */
export function lazyPage(
  language: Language,
  messages: readonly MessagePart[],
  load: () => Promise<{ default: ComponentType }>,
): LazyPage {
  let loaded: ComponentType | undefined;
  let pending: Promise<void> | undefined;

  async function loadPage(): Promise<void> {
    const parts = Promise.all([load(), loadMessages(language, messages)]);
    // updates the store later, since the caller may be rendering
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

  const preload = () => (pending ??= loadPage());

  function Suspended() {
    use(preload());
    const Loaded = loaded!;
    return <Loaded />;
  }

  function Page() {
    // fixed on mounting: a change would mount the page again
    const [ready] = useState(loaded !== undefined);
    const Loaded = loaded;
    return ready && Loaded ? <Loaded /> : <Suspended />;
  }

  return { Page, preload };
}
