import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./payment-mark.module.css";

export type PaymentBrand = "click" | "payme" | "uzcard" | "humo" | "visa" | "mastercard" | "cards";

export interface PaymentMarkProps extends Omit<ComponentProps<"svg">, "children"> {
  /** `cards`: Humo, Visa and Mastercard together */
  brand: PaymentBrand;
}

/** A brand's name as text, stretched to the width of its mark in any font. */
interface WordProps {
  x: number;
  y: number;
  width: number;
  size: number;
  fill: string;
  italic?: boolean;
  children: string;
}

function Word({ x, y, width, size, fill, italic, children }: WordProps) {
  return (
    <text
      x={x}
      y={y}
      fill={fill}
      fontSize={size}
      fontWeight="800"
      fontStyle={italic ? "italic" : undefined}
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
    >
      {children}
    </text>
  );
}

/** The brands' own colours, the same in every theme, independent of our roles. */
const colours = {
  white: "#fff",
  click: "#0073ff",
  payme: { ink: "#23303b", mint: "#00c1c1" },
  uzcard: { ink: "#18397f", blue: "#1a9bd7", green: "#6cb33f" },
  humo: { gold: "#a8834a", ink: "#3d3326" },
  visa: "#1434cb",
  mastercard: { red: "#eb001b", yellow: "#f79e1b", orange: "#ff5f00" },
};

const circles = (x: number, y: number, r: number) => (
  <>
    <circle cx={x - r * 0.62} cy={y} r={r} fill={colours.mastercard.red} />
    <circle cx={x + r * 0.62} cy={y} r={r} fill={colours.mastercard.yellow} />
    <path
      d={`M${x} ${y - r * 0.785}a${r} ${r} 0 0 1 0 ${r * 1.57}a${r} ${r} 0 0 1 0 ${-r * 1.57}z`}
      fill={colours.mastercard.orange}
    />
  </>
);

const marks: Record<PaymentBrand, ReactNode> = {
  click: (
    <>
      <circle cx="8" cy="14" r="4.2" fill="none" stroke={colours.click} strokeWidth="2.4" />
      <circle cx="8" cy="14" r="1.3" fill={colours.click} />
      <Word x={14.5} y={17.6} width={25} size={11} fill={colours.click}>
        click
      </Word>
    </>
  ),
  payme: (
    <>
      <Word x={4} y={17.6} width={17.5} size={11} fill={colours.payme.ink}>
        Pay
      </Word>
      <rect x="22.5" y="7" width="18" height="14" rx="4" fill={colours.payme.mint} />
      <Word x={24.3} y={17.3} width={14.4} size={10} fill={colours.white}>
        me
      </Word>
    </>
  ),
  uzcard: (
    <>
      <path d="M5 9.2h19" stroke={colours.uzcard.blue} strokeWidth="2.2" strokeLinecap="round" />
      <path d="M29 9.2h10" stroke={colours.uzcard.green} strokeWidth="2.2" strokeLinecap="round" />
      <Word x={4} y={21} width={36} size={9.5} fill={colours.uzcard.ink}>
        UZCARD
      </Word>
    </>
  ),
  humo: (
    <>
      <path
        d="M14 10.5c4-5 11-6 16-4.6-3 .4-4.6 1.7-5.6 3.6 2-.3 3.6.1 4.8.9-5 .1-10.6.3-15.2.1z"
        fill={colours.humo.gold}
      />
      <Word x={6} y={22} width={32} size={11} fill={colours.humo.ink}>
        HUMO
      </Word>
    </>
  ),
  visa: (
    <Word x={6} y={19} width={31} size={14} fill={colours.visa} italic>
      VISA
    </Word>
  ),
  mastercard: circles(22, 14, 8),
  cards: (
    <>
      <Word x={10} y={12} width={24} size={8.5} fill={colours.humo.gold}>
        HUMO
      </Word>
      <Word x={4.5} y={22.5} width={19} size={8.5} fill={colours.visa} italic>
        VISA
      </Word>
      {circles(32.5, 19.5, 4.4)}
    </>
  ),
};

/** The mark of a payment method in its colours, on white in both themes, redrawn by us. Its name is shown beside it. */
export function PaymentMark({ brand, className, ...rest }: PaymentMarkProps) {
  return (
    <svg
      viewBox="0 0 44 28"
      width="44"
      height="28"
      aria-hidden
      {...rest}
      className={classNames(styles.root, className)}
    >
      <rect x=".5" y=".5" width="43" height="27" rx="5.5" fill={colours.white} className={styles.plate} />
      {marks[brand]}
    </svg>
  );
}
