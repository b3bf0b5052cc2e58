import { useEffect, useState } from "react";

/**
 * Whether an element is in sight, or will be within `margin` (as the observer of the browser has it). Nothing is
 * `measured` on the server and before the first look. `watch` goes to the element as its ref.
 */
export function useInView(margin = "0px") {
  const [element, watch] = useState<Element | null>(null);
  const [seen, setSeen] = useState<boolean | null>(null);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, margin]);
  return { watch, inView: seen === true, measured: seen !== null };
}
