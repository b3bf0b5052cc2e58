import { useState, type ComponentType } from "react";
import { useLanguage } from "../i18n/texts-context.tsx";
import { loadMessages } from "../i18n/load-messages.ts";

interface LoadedPart<Props> {
  /** null until it is loaded */
  Part: ComponentType<Props> | null;
  /**
   * Loads the part unless it is loaded; may be called early, such as on hover. Rejects when it cannot be loaded, which
   * `useMissingToast` tells.
   */
  prepare: () => Promise<void>;
}

/** A part of the shell that most visits never open: its code and the messages of `layers` are loaded on demand. */
export function useLoaded<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LoadedPart<Props> {
  const language = useLanguage();
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  async function prepare() {
    if (Part) return;
    const [module] = await Promise.all([load(), loadMessages(language, ["layers"])]);
    setPart(() => module.default);
  }
  return { Part, prepare };
}

/** Handlers that load a part before it is pressed. */
export function preloadOnHover({ prepare }: Pick<LoadedPart<never>, "prepare">) {
  // a failure is reported when the part is opened
  const quietly = () => void prepare().catch(() => undefined);
  return { onPointerEnter: quietly, onFocus: quietly };
}
