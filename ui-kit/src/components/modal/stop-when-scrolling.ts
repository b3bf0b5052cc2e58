/** Makes an element a Tab stop only while it scrolls. */
export function stopWhenScrolling(body: HTMLElement | null) {
  if (!body) return undefined;
  const observer = new ResizeObserver(() => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute("tabindex");
  });
  // the box stops growing at the edge of the screen, its content does not
  for (const part of [body, ...body.children]) observer.observe(part);
  return () => observer.disconnect();
}
