import { useState, type ComponentType } from "react";
import { useLanguage } from "../i18n/texts-context.tsx";
import { loadMessages } from "../i18n/load-messages.ts";

/** Code that comes later, with the words of `layers`. */
interface LoadedPart<Props> {
  /** null until it is there */
  Part: ComponentType<Props> | null;
  /** Starts loading, or answers at once; a pointer coming near is a good moment. Rejects when it cannot be had. */
  prepare: () => Promise<void>;
}

/** A part of the shell that most visits never open: its code and its words are loaded together, when first wanted. */
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

/** Handlers that make a part ready before it is pressed. */
export function whenVisible({ prepare }: Pick<LoadedPart<never>, "prepare">) {
  // a failure here is told when the part is really wanted
  const quietly = () => void prepare().catch(() => undefined);
  return { onPointerEnter: quietly, onFocus: quietly };
}
