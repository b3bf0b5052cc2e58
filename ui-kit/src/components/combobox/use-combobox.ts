import { useEffect, useId, useRef, useState } from "react";
import type { ChangeEvent, KeyboardEvent } from "react";
import { useEscapeFirst } from "../field/use-escape-first.ts";
import { matching, searchText } from "./combobox-option.ts";
import type { ComboboxOption } from "./combobox-option.ts";

interface Behaviour {
  options: readonly ComboboxOption[];
  value: string;
  valueLabel: string | undefined;
  onValueChange: (value: string, option: ComboboxOption | null) => void;
  onQueryChange: ((query: string) => void) | undefined;
  /** The rows answer an earlier query, so Enter must not select any of them. */
  loading: boolean;
  locked: boolean;
  commands: boolean;
}

/** The behaviour of a combobox, without its appearance. */
export function useCombobox(props: Behaviour) {
  const { options, value, valueLabel, onValueChange, onQueryChange, loading, locked, commands } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  /** The text being typed; `null` while the input shows the selected label. */
  const [draft, setDraft] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(-1);

  const chosenLabel = options.find((option) => option.value === value)?.label ?? valueLabel ?? "";
  const text = draft ?? (value === "" ? "" : chosenLabel);
  const shown = onQueryChange || draft === null ? options : matching(options, draft);
  // Commands may arrive after the text was typed, and the first of them must be active then too.
  const at = commands && !shown[wanted] ? shown.findIndex((option) => !option.disabled) : wanted;
  const active = open && !loading && at < shown.length && !shown[at]?.disabled ? at : -1;
  const optionId = (index: number) => `${listId}-${index}`;

  useEscapeFirst(open, () => leave(false));

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, listId]);

  function show(at = shown.findIndex((option) => option.value === value)) {
    if (locked) return;
    setOpen(true);
    setWanted(at);
  }

  function choose(option: ComboboxOption) {
    if (option.disabled) return;
    leave(false);
    if (option.value !== value) onValueChange(option.value, option);
    // Selects the text, so that the next key starts a new search.
    requestAnimationFrame(() => input.current?.select());
  }

  function ask(query: string) {
    setDraft(query);
    onQueryChange?.(query);
  }

  /** Closes the list; with `settle` the typed text is selected if exactly one option matches. */
  function leave(settle: boolean) {
    setOpen(false);
    setWanted(-1);
    if (draft === null) return;
    setDraft(null);
    onQueryChange?.("");
    if (!settle || commands) return;
    if (draft.trim() === "") {
      if (value !== "") onValueChange("", null);
      return;
    }
    const same = options.filter((option) => searchText(option.label) === searchText(draft));
    const [only] = same;
    if (only && same.length === 1 && !only.disabled && only.value !== value) onValueChange(only.value, only);
  }

  function step(by: 1 | -1) {
    const count = shown.length;
    if (!open || count === 0) return show(value === "" ? nextEnabled(by > 0 ? -1 : count, by) : undefined);
    return setWanted(nextEnabled(active < 0 && by < 0 ? count : active, by));
  }

  /** The next enabled row, wrapping around. */
  function nextEnabled(from: number, by: 1 | -1): number {
    const count = shown.length;
    for (let distance = 1; distance <= count; distance += 1) {
      const at = (from + by * distance + count * 2) % count;
      if (!shown[at]?.disabled) return at;
    }
    return -1;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (altKey && key === "ArrowUp") setOpen(false);
      else if (altKey) show();
      else step(key === "ArrowDown" ? 1 : -1);
    } else if (key === "Enter" && open) {
      // With an open list Enter selects; only with a closed one it submits the form.
      event.preventDefault();
      const option = shown[active];
      if (option) choose(option);
      else if (!commands) leave(true);
    }
  }

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const query = event.currentTarget.value;
    ask(query);
    // A value that the browser filled in before hydration must not open the list.
    if (document.activeElement !== input.current) return;
    const rows = onQueryChange ? options : matching(options, query);
    show(commands || query.trim() === "" ? -1 : rows.findIndex((option) => !option.disabled));
  }

  function clear() {
    if (draft !== null) ask("");
    setDraft(null);
    if (value !== "") onValueChange("", null);
    input.current?.focus();
  }

  return {
    input,
    listId,
    optionId,
    text,
    shown,
    open,
    active,
    show,
    choose,
    clear,
    leave,
    onKeyDown,
    onChange,
  };
}
