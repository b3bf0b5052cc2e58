/**
 * Loads all code of the page, which the server names in `<link data-code>`, the entry last. Called after the first paint,
 * so that a slow connection loads the visible content first.
 */
export function loadCode(): void {
  const links = [...document.querySelectorAll<HTMLElement>("link[data-code]")];
  const entry = links.pop()?.dataset.code;
  for (const { dataset } of links) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = dataset.code!;
    document.head.append(link);
  }
  if (!entry) return;
  const script = document.createElement("script");
  script.type = "module";
  script.src = entry;
  document.head.append(script);
}
