/**
 * What somebody typed, or the browser filled in, before the page's code arrived would be lost as soon as React takes
 * the control over: it is reported once more, as if it were typed now.
 */
export function reportEarlyInput(control: HTMLElement | null): void {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  // A file input shows a value that nobody may set; whoever holds one asks it for its files.
  if (control.type === "file") return;
  const { value: early, defaultValue: rendered } = control;
  if (early === rendered) return;
  // React passes on a value only when it differs from the last one it knows, so it is shown the rendered one first.
  control.value = rendered;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, early);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
