/** Milliseconds after which an early press on a link or a checkbox takes effect without code. */
const patience = 3000;

/** Elements of an island whose early presses are repeated. */
const pressable = "a, button, input, label, summary";

/** The same before the page itself is mounted. A link to another language also stores the choice. */
const pressableAtFirst = "button, a[hreflang], [data-at-once] label";

const heldBack = new Set<HTMLElement>();

/**
 * Holds back a press on what is not mounted yet and repeats it once it is, so that buttons work from the first paint on a
 * slow network. Before the page itself is mounted this applies only to buttons, languages and choices that take effect
 * at once; other links and fields work without code. Returns a function that stops it.
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
  // further presses by an impatient user count as one
  if (heldBack.has(pressed)) return;
  heldBack.add(pressed);
  let late: number | undefined;
  function again() {
    clearTimeout(late);
    part!.removeEventListener("alive", again);
    heldBack.delete(pressed!);
    // outside React's own work: the press itself may hydrate a part that React has deferred
    queueMicrotask(() => pressed!.click());
  }
  part.addEventListener("alive", again);
  const works = pressed.localName !== "button" && !pressed.closest("[data-at-once]");
  if (works) late = window.setTimeout(again, patience);
}
