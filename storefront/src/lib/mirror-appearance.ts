import type { Language } from "./language.ts";

const isStyle = (node: Node) =>
  node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.rel === "stylesheet");

/** Attributes of the root element on which style sheets depend. */
const attributes = ["data-theme", "class", "style"];

/**
 * Gives another document, which is in `language`, the style sheets and the theme of this one, also later ones. The
 * returned function ends it.
 */
export function mirrorAppearance(from: Document, to: Document, language: Language): () => void {
  const copies = new Map<Node, Node>();
  to.documentElement.lang = language;

  function copyStyles(): void {
    const present = [...from.head.children].filter(isStyle);
    for (const [node, copy] of copies) {
      if (present.includes(node as Element)) continue;
      to.head.removeChild(copy);
      copies.delete(node);
    }
    for (const node of present) {
      if (copies.has(node)) continue;
      const copy = to.importNode(node, true);
      copies.set(node, copy);
      to.head.append(copy);
    }
  }

  function copyTheme(): void {
    for (const name of attributes) {
      const value = from.documentElement.getAttribute(name);
      if (value === null) to.documentElement.removeAttribute(name);
      else to.documentElement.setAttribute(name, value);
    }
  }

  const styles = new MutationObserver(copyStyles);
  const theme = new MutationObserver(copyTheme);
  styles.observe(from.head, { childList: true });
  theme.observe(from.documentElement, { attributeFilter: attributes });
  copyStyles();
  copyTheme();
  return () => {
    styles.disconnect();
    theme.disconnect();
    for (const copy of copies.values()) to.head.removeChild(copy);
  };
}
