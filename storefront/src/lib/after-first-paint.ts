/** Milliseconds; a hidden tab is never painted, but its code must load all the same. */
const patience = 1500;

/** Calls back once the page has been painted for the first time and its document is complete. */
export function afterFirstPaint(then: () => void): void {
  const seen = () => {
    observer.disconnect();
    clearTimeout(late);
    // a long document on a slow connection is painted before it is complete
    if (document.readyState === "loading")
      document.addEventListener("DOMContentLoaded", then, { once: true });
    else then();
  };
  const observer = new PerformanceObserver(seen);
  const late = setTimeout(seen, patience);
  observer.observe({ type: "paint", buffered: true });
}
