import type { ReactNode } from "react";

/** A row or a tile. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  /** Second line. */
  hint?: ReactNode;
  /** Picture, logo or icon before the label. */
  icon?: ReactNode;
  /** At the end of the row, such as a price. */
  aside?: ReactNode;
  disabled?: boolean;
}

/** A value of a product option: a colour, a picture, or only its name. */
export type SwatchOption = {
  value: string;
  label: string;
  /** Struck through and described as unavailable; it can still be selected, so that the page can say when it is back. */
  unavailable?: boolean;
  disabled?: boolean;
} & (
  | {
      /** Any CSS colour, shown as a dot. */
      colour?: string;
      picture?: never;
    }
  | {
      /** A small square picture, such as a `Picture`, without text, since the label describes it. */
      picture: ReactNode;
      colour?: never;
    }
);
