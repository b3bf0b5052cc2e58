import { useRef } from "react";
import { focusPage } from "./focus-page.ts";

/** Closes a layer after a link in it was followed: the focus moves to the new page, not to the button of the layer. */
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
      // the open layer trapped the focus before
      focusPage();
    },
  };
}
