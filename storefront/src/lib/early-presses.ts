/** Longer than that nobody waits for a press: the link is followed as a plain one. */
const patience = 3000;

/**
 * A press on a part of the page that has not come to life yet is kept, and given again once it has: on a slow network
 * a link of the footer, a filter or a picture does what it says from the first sight on.
 */
export function keepEarlyPresses(): void {
  window.addEventListener("click", keep, { capture: true });
}

function keep(event: MouseEvent): void {
  const { target, button, isTrusted } = event;
  const special = button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!isTrusted || special || !(target instanceof Element)) return;
  const part = target.closest("[data-later]");
  const pressed = target.closest<HTMLElement>("a, button, input, label, summary");
  if (!part || !pressed) return;
  event.preventDefault();
  event.stopPropagation();
  function again() {
    clearTimeout(late);
    part?.removeEventListener("alive", again);
    pressed?.click();
  }
  const late = setTimeout(again, patience);
  part.addEventListener("alive", again);
}
