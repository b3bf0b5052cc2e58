import { useEffect, useEffectEvent } from "react";
import { tinykeys } from "tinykeys";

export interface PanelKeys {
  /** opens the palette */
  onFind: () => void;
  /** opens the list of keys */
  onHelp: () => void;
  /** keys without ctrl or cmd; people who speak to their device switch them off (WCAG 2.1.4) */
  single: boolean;
}

/** Rows that are walked by keys, with the elements that can be reached in them. */
const ROW = "main li[tabindex='-1'], main tbody tr";

const visible = (element: HTMLElement) => element.checkVisibility();

/** The element of a row that gets the focus: the row itself, or the first link of a row of a table. */
const toTarget = (row: HTMLElement) =>
  row.tabIndex === -1 && row.hasAttribute("tabindex") ? row : row.querySelector<HTMLElement>("a, button");

function move(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)].filter(visible);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at < 0 ? (by > 0 ? 0 : rows.length - 1) : at + by];
  if (!next) return;
  toTarget(next)?.focus();
  next.scrollIntoView({ block: "nearest" });
}

/** Presses the button or link of the focused row that is marked with this key. */
function press(key: string): void {
  const row = document.activeElement?.closest(ROW);
  row?.querySelector<HTMLElement>(`[data-panel-key="${key}"]:not(:disabled)`)?.click();
}

/** Selects the focused row, or ends that. */
function select(): void {
  const row = document.activeElement?.closest(ROW);
  row?.querySelector<HTMLElement>("[data-kind='box'] input")?.click();
}

/** Undoes the latest decision of a page that keeps them in their sequence, else what the latest message reports. */
function undo(): void {
  const ofPage = document.querySelector<HTMLElement>("main [data-undo-latest]");
  (ofPage ?? [...document.querySelectorAll<HTMLElement>("[data-toast-action]")].at(-1))?.click();
}

/** Opens the focused row; within a row the key belongs to its buttons and links. */
function openRow(event: KeyboardEvent): void {
  if (!(event.target instanceof Element) || !event.target.matches(ROW) || isLayerOpen()) return;
  event.preventDefault();
  press("o");
}

function findInList(): void {
  document.querySelector<HTMLInputElement>("main input[type='search']")?.focus();
}

/** Dialogs, and menus and lists of options, which are in the document only while they are open. */
const LAYER = [
  "dialog[open]",
  "[role='dialog']",
  "[role='alertdialog']",
  "[role='menu']",
  "[role='listbox']",
].join();

const isLayerOpen = () => document.querySelector(LAYER) !== null;

/** Keys of the administrators' panel. */
export function usePanelKeys({ onFind, onHelp, single }: PanelKeys): void {
  const find = useEffectEvent(onFind);
  const help = useEffectEvent(onHelp);
  useEffect(() => {
    const on = (act: () => void) => (event: KeyboardEvent) => {
      if (isLayerOpen()) return;
      event.preventDefault();
      act();
    };
    const onFindKeys = (event: KeyboardEvent) => {
      // the browser's own action must not run above a dialog either
      event.preventDefault();
      if (!isLayerOpen()) find();
    };
    const stopFinding = tinykeys(
      window,
      { "$mod+KeyK": onFindKeys },
      // also while something is typed
      { ignore: () => false },
    );
    if (!single) return stopFinding;
    const stopSingle = tinykeys(window, {
      // by place on the keyboard: a Russian layout has other letters there
      KeyJ: on(() => move(1)),
      KeyK: on(() => move(-1)),
      KeyA: on(() => press("a")),
      KeyR: on(() => press("r")),
      KeyX: on(select),
      KeyO: on(() => press("o")),
      KeyZ: on(undo),
      Enter: openRow,
      "/": on(findInList),
      "Shift+/": on(findInList),
      "Shift+?": on(() => help()),
    });
    return () => {
      stopFinding();
      stopSingle();
    };
  }, [single]);
}
