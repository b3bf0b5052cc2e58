/**
 * Tells the loader of lazy islands which style files stand in the document: it looks for their links. Disabled ones are
 * never fetched; written into the document by the server they would be, by the browser's preload scanner.
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
