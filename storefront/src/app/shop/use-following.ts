import { useRef } from "react";
import { focusPage } from "./focus-page.ts";

/**
 * Closes a layer because a link in it was followed. The focus then belongs to the page that opens, not to the button
 * that opened the layer.
 */
export function useFollowing(close: () => void) {
  const followed = useRef(false);
  return {
    follow() {
      followed.current = true;
      close();
    },
    onCloseAutoFocus(event: Event) {
      if (!followed.current) return;
      followed.current = false;
      event.preventDefault();
      // an open layer had kept the focus from it
      focusPage();
    },
  };
}
