import { splitLanguage } from "../../lib/language.ts";
import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";
import { placeKey } from "./place-key.ts";

// A page in another language is another document. The address carries path and filters; this carries the rest.

/** Milliseconds after which missing fields are given up. */
const patienceMs = 5000;

interface Place {
  /** the address without its language */
  page: string;
  scroll: number;
  /** value by name of the field */
  fields: Record<string, string | boolean>;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const pageNow = () => `${splitLanguage(window.location.pathname).rest}${window.location.search}`;

const isSecret = ({ autocomplete }: Field) => /^(?:cc-|one-time-code)/.test(autocomplete);

const isTick = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

/**
 * Fields to carry over, by a name (or an id, which React derives from the position) that is the same in every language.
 * Never passwords, files, cards and one-time codes.
 */
function fieldsByName(): Map<string, Field> {
  const found = new Map<string, Field>();
  const seen = new Map<string, number>();
  for (const field of document.querySelectorAll<Field>("input, textarea, select")) {
    const name = field.name || field.id;
    if (!name || ["password", "file", "hidden"].includes(field.type) || isSecret(field)) continue;
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    found.set(`${name} ${nth}`, field);
  }
  return found;
}

/** Stores scroll position and fields before the page is loaded in another language. */
export function saveScroll(storage: KeyValueStorage): void {
  const fields: Place["fields"] = {};
  for (const [name, field] of fieldsByName()) {
    if (isTick(field)) fields[name] = field.checked;
    else if (field.value !== "") fields[name] = field.value;
  }
  writeJson(storage, placeKey, { page: pageNow(), scroll: window.scrollY, fields } satisfies Place);
}

/** Returns what was stored for this page and removes it. */
function takeSavedScroll(storage: KeyValueStorage): Place | null {
  const place = readJson(storage, placeKey) as Place | null;
  if (place !== null) writeJson(storage, placeKey, null);
  return place?.page === pageNow() ? place : null;
}

/** Fills a field as if it were typed, so that React receives the event. */
function fill(field: Field, value: string | boolean): void {
  if (isTick(field)) {
    if (field.checked !== value) field.click();
    return;
  }
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  const happened = field instanceof HTMLSelectElement ? "change" : "input";
  field.dispatchEvent(new Event(happened, { bubbles: true }));
}

/** Restores scroll position and fields; repeats until both are possible, since data may arrive later. */
export function restoreScroll(storage: KeyValueStorage): void {
  const place = takeSavedScroll(storage);
  if (!place) return;
  const waiting = new Map(Object.entries(place.fields));
  let scrolled = false;
  const watcher = new MutationObserver(proceed);
  const stop = () => watcher.disconnect();
  setTimeout(stop, patienceMs);
  // any input of the user ends it
  for (const event of ["pointerdown", "keydown", "wheel"])
    window.addEventListener(event, stop, { once: true });

  function proceed() {
    const there = fieldsByName();
    for (const [name, value] of waiting) {
      const field = there.get(name);
      if (!field) continue;
      waiting.delete(name);
      fill(field, value);
    }
    if (!scrolled) {
      window.scrollTo({ top: place!.scroll, behavior: "instant" });
      scrolled = Math.abs(window.scrollY - place!.scroll) < 2;
    }
    if (scrolled && waiting.size === 0) stop();
  }

  watcher.observe(document.body, { childList: true, subtree: true });
  proceed();
}
