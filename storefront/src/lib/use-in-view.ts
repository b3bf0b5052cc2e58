import { useEffect, useState } from "react";

/**
 * Whether an element is visible or within `margin` (`rootMargin` of the observer). `measured` is false on the server and
 * before the first observation. `watch` is the ref of the element.
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
