/**
 * Text that was typed, or filled in by the browser, before hydration would be lost when React takes over the control: this
 * dispatches it again as if it were typed now.
 */
export function reportEarlyInput(control: HTMLElement | null): void {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  // The value of a file input cannot be set; its component reads the files instead.
  if (control.type === "file") return;
  const { value: early, defaultValue: rendered } = control;
  if (early === rendered) return;
  // React reports only a value that differs from the last one it knows, so the rendered one is set first.
  control.value = rendered;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, early);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
