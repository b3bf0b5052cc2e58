/** Milliseconds after loading: on a first visit the connection belongs to the page. */
const quietMs = 6000;

type Idle = (then: () => void) => unknown;

/** Calls back when the page has been loaded for a while and is idle. */
function whenQuiet(then: () => void): void {
  const idle: Idle = "requestIdleCallback" in window ? (job) => requestIdleCallback(job) : (job) => job();
  const later = () => setTimeout(() => idle(then), quietMs);
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const known = serviceWorker.controller !== null;
  await serviceWorker.register("/sw.js", { scope: "/" });
  if (known) return;
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage([location.href, ...loaded.filter((name) => name.includes("/assets/"))]);
}

/** Registers the service worker for reading offline. Not in development, where it would cache old code. */
export function bringWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  whenQuiet(() => void register().catch(() => undefined));
}

/** Makes the worker delete visited pages when the user signs out, since others may use the device. */
export function forgetSeen(): void {
  if ("serviceWorker" in navigator) navigator.serviceWorker.controller?.postMessage("forget");
}
