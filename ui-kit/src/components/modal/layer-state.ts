import type { ReactElement } from "react";

/** Open and closed held by the application. */
interface HeldOutside {
  /** Whether it is open; the application holds the state. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Open and closed held by the layer itself. */
interface HeldInside {
  open?: undefined;
  /** Told when it opens and closes. */
  onOpenChange?: (open: boolean) => void;
}

/** Who holds the state of a layer that always has its button. */
export type LayerState = HeldOutside | HeldInside;

/** How a layer is opened: by the application, or by a button of its own. */
export type LayerOpening =
  | (HeldOutside & { trigger?: ReactElement })
  | (HeldInside & {
      /** The button that opens it. */
      trigger: ReactElement;
    });
