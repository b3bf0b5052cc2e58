/** Ids of the texts below a control, the error first; `undefined` without any. */
export function describedBy(id: string, texts: { error?: unknown; hint?: unknown }): string | undefined {
  const ids = [texts.error ? `${id}-error` : "", texts.hint ? `${id}-hint` : ""];
  return ids.filter(Boolean).join(" ") || undefined;
}
