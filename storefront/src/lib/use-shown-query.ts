import { useEffect, useRef, type RefObject } from "react";

/**
 * Ref of a search field that shows the query of the address. The field is updated and not replaced, or whoever searched
 * with the Enter key would lose the focus.
 */
export function useShownQuery(query: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = query;
  }, [query]);
  return field;
}
