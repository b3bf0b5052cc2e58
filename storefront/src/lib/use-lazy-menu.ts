import { useState, type ComponentType, type KeyboardEvent, type ReactElement } from "react";
import { useMissingToast } from "./missing-part.tsx";
import { preloadOnHover, useLoaded } from "./use-loaded.ts";

/** What a menu that is loaded on demand gets besides its own props. */
export interface LazyMenuProps {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A menu whose code, 20 KB with the kit's menu, is loaded when its button is pointed at, focused or pressed. Until it is first
 * opened `Part` is null, and the button is rendered with `buttonProps`; afterwards `Part` renders it as its trigger.
 */
export function useLazyMenu<Props extends LazyMenuProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const menu = useLoaded(load);
  const tellMissing = useMissingToast();
  const [open, onOpenChange] = useState(false);
  // replaced only when it is opened: the button may have the focus before
  const [wasOpened, setOpened] = useState(false);
  function show() {
    onOpenChange(true);
    setOpened(true);
    menu.prepare().catch(() => {
      onOpenChange(false);
      setOpened(false);
      tellMissing();
    });
  }
  return {
    Part: wasOpened ? menu.Part : null,
    layer: { open, onOpenChange },
    buttonProps: {
      ...preloadOnHover(menu),
      "aria-haspopup": "menu" as const,
      "aria-expanded": false,
      onClick: show,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        show();
      },
    },
  };
}
