/** A page nobody looks at is not painted: its code comes all the same. */
const patience = 1500;

/** Calls back once the page has been seen for the first time and its document is here to the end. */
export function afterFirstPaint(then: () => void): void {
  const seen = () => {
    observer.disconnect();
    clearTimeout(late);
    // a long document on a slow line is painted before it has ended
    if (document.readyState === "loading")
      document.addEventListener("DOMContentLoaded", then, { once: true });
    else then();
  };
  const observer = new PerformanceObserver(seen);
  const late = setTimeout(seen, patience);
  observer.observe({ type: "paint", buffered: true });
}
