import { useEffect, useRef, type RefObject } from "react";

/**
 * Ref of a search field that shows the query of the address. The field is updated instead of mounted again, since it would
 * lose the focus after Enter.
 */
export function useShownQuery(query: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = query;
  }, [query]);
  return field;
}
