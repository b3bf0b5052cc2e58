import type { ReactElement } from "react";

/** The application holds the state. */
interface HeldOutside {
  /** Whether it is open. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The layer holds its own state. */
interface HeldInside {
  open?: undefined;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/** Controlled or uncontrolled state of a layer that always has its button. */
export type LayerState = HeldOutside | HeldInside;

/** How a layer opens: by the application, or by its own button. */
export type LayerOpening =
  | (HeldOutside & { trigger?: ReactElement })
  | (HeldInside & {
      /** The button that opens it. */
      trigger: ReactElement;
    });
