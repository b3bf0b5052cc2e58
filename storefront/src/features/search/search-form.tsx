import { Search, X } from "lucide-react";
import { useId, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "../../i18n/texts-context.tsx";
import { openStorage } from "../../lib/storage.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { storeSearch } from "./recent-searches.ts";
import type { Suggestion } from "./suggestion-groups.ts";
import styles from "./search-form.module.css";

export interface SearchFormProps {
  /** after a search or a chosen suggestion; a phone then hides the form */
  onSearch?: () => void;
  /** `floating`: over the page; `below`: in the space below the field */
  suggestions?: "floating" | "below";
  /** distinguishes this search from others on the page */
  label?: string;
  /** shown below recent searches while the field is empty */
  offers?: readonly Suggestion[];
  className?: string;
}

/** Handles keys of the input for the suggestions; set once they are loaded. */
export type SuggestionKeys = (event: KeyboardEvent<HTMLInputElement>) => void;

/**
 * Opens the results and clears itself; does nothing when empty (specification, section 2). The input is uncontrolled:
 * text typed before hydration stays, and typing renders nothing until suggestions are shown.
 */
export function SearchForm({
  onSearch,
  suggestions = "floating",
  label,
  offers,
  className,
}: SearchFormProps) {
  const t = useTexts();
  const paths = usePaths();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const keysRef = useRef<SuggestionKeys>(null);
  const { Part: Suggestions, prepare } = useLoaded(() => import("./suggestions.tsx"));
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [active, setActive] = useState<string>();
  const shown = open && Suggestions !== null;

  function show() {
    setText(input.current?.value ?? "");
    setOpen(true);
    // the search also works without suggestions
    void prepare().catch(() => undefined);
  }

  function finish() {
    if (input.current) input.current.value = "";
    setText("");
    setOpen(false);
    onSearch?.();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = input.current?.value.trim() ?? "";
    if (wanted === "") return input.current?.focus();
    storeSearch(openStorage("localStorage"), wanted);
    finish();
    void navigate(paths.search(wanted));
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }

  function clear() {
    if (input.current) input.current.value = "";
    input.current?.focus();
    show();
  }

  return (
    // a real action, which works without code
    <form
      role="search"
      aria-label={label}
      action={paths.search()}
      onSubmit={submit}
      onBlur={leave}
      data-suggestions={suggestions}
      className={className === undefined ? styles.root : `${styles.root} ${className}`}
    >
      <div className={styles.box}>
        <input
          ref={input}
          type="text"
          inputMode="search"
          name="q"
          role="combobox"
          aria-label={t("search.label")}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={shown ? id : undefined}
          aria-activedescendant={shown ? active : undefined}
          placeholder={t("search.placeholder")}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={show}
          onClick={show}
          onInput={show}
          onKeyDown={(event) => keysRef.current?.(event)}
          className={styles.input}
        />
        <button
          type="button"
          tabIndex={-1}
          title={t("search.clear")}
          onClick={clear}
          className={styles.clear}
        >
          <X aria-hidden />
          <span className={styles.hidden}>{t("search.clear")}</span>
        </button>
        <button type="submit" aria-label={t("search.submit")} className={styles.submit}>
          <Search aria-hidden />
        </button>
      </div>
      {shown ? (
        <Suggestions
          id={id}
          text={text}
          keysRef={keysRef}
          offers={offers}
          onActive={setActive}
          onFollow={finish}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </form>
  );
}
