/** A text that is already markup. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Fragment = Html | string | number | null | false | Fragment[];

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function toText(fragment: Fragment): string {
  if (fragment === null || fragment === false) return "";
  if (fragment instanceof Html) return fragment.text;
  if (Array.isArray(fragment)) return fragment.map(toText).join("");
  return String(fragment).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Markup in which every value is escaped, unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: Fragment[]): Html {
  return new Html(parts.map((part, index) => part + toText(values[index] ?? null)).join(""));
}
