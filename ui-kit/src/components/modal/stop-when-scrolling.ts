/** A part that scrolls must be reached by Tab, one that does not should not be a stop. */
export function stopWhenScrolling(body: HTMLElement | null) {
  if (!body) return undefined;
  const observer = new ResizeObserver(() => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute("tabindex");
  });
  // the box stops growing at the edge of the screen, what is inside does not
  for (const part of [body, ...body.children]) observer.observe(part);
  return () => observer.disconnect();
}
