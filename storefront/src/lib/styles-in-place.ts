/**
 * Adds links for the inlined style files, by which the loader of lazy islands sees that they are present. The links are
 * disabled, so they are not fetched; in the server's HTML the browser's preload scanner would fetch them.
 */
export function nameStylesInPlace(): void {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>("style[data-href]")) {
    const link = document.createElement("link");
    link.setAttribute("disabled", "");
    link.rel = "stylesheet";
    link.setAttribute("href", dataset.href!);
    document.head.append(link);
  }
}
