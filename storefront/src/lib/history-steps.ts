/** What hears of a step back or forward before the router does; it may keep it from the router. */
export const historySteps: { hold: ((event: PopStateEvent) => void) | null } = { hold: null };

/** To be called before the router starts: events of the window reach their listeners in the order these came. */
export function hearHistorySteps(): void {
  window.addEventListener("popstate", (event) => historySteps.hold?.(event));
}
