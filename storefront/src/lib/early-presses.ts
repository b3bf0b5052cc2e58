/** Longer than that nobody waits for a link or a tick: it does what it does without code. */
const patience = 3000;

/** What a press on a part that sleeps may mean. */
const pressable = "a, button, input, label, summary";

/** The same before the page is alive. A link to another language also remembers the choice. */
const pressableAtFirst = "button, a[hreflang], [data-at-once] label";

const heldBack = new Set<HTMLElement>();

/**
 * A press on what has not come to life yet is kept, and given again once it has: on a slow network the button of a
 * product, a filter or a language does what it says from the first sight on. Before the page itself is alive only
 * buttons, languages and choices that take effect at once wait; links lead on by themselves, and what is typed or
 * ticked stays. Gives what ends the keeping.
 */
export function keepEarlyPresses(): () => void {
  window.addEventListener("click", keep, { capture: true });
  return () => window.removeEventListener("click", keep, { capture: true });
}

function keep(event: MouseEvent): void {
  const { target, button, isTrusted } = event;
  const special = button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!isTrusted || special || !(target instanceof Element)) return;
  const part = target.closest("[data-later]");
  const page = target.closest("#root[data-later]");
  const pressed = target.closest<HTMLElement>(page ? pressableAtFirst : pressable);
  if (!part || !pressed) return;
  event.preventDefault();
  event.stopPropagation();
  // pressed twice in impatience is meant once
  if (heldBack.has(pressed)) return;
  heldBack.add(pressed);
  let late: number | undefined;
  function again() {
    clearTimeout(late);
    part!.removeEventListener("alive", again);
    heldBack.delete(pressed!);
    // not from within React's own work: a slice of the page that still sleeps is woken by the press itself
    queueMicrotask(() => pressed!.click());
  }
  part.addEventListener("alive", again);
  const works = pressed.localName !== "button" && !pressed.closest("[data-at-once]");
  if (works) late = window.setTimeout(again, patience);
}
