/** Receives `popstate` before the router does, and may stop it. */
export const historySteps: { hold: ((event: PopStateEvent) => void) | null } = { hold: null };

/** Must be called before the router starts: listeners of the window run in the order of registration. */
export function hearHistorySteps(): void {
  window.addEventListener("popstate", (event) => historySteps.hold?.(event));
}
