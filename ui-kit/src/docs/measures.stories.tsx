import { useState } from "react";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import styles from "./measures.module.css";
import { tokenNames } from "./read-tokens.ts";
import { TokenRow } from "./token-board.tsx";

const meta = preview.meta({ title: "Foundations/Measures" });

const rows = (pattern: RegExp, draw: (token: string) => ReactNode) => (
  <div className={styles.list}>
    {tokenNames(pattern).map((name) => (
      <TokenRow key={name} name={name}>
        {draw(`var(--${name})`)}
      </TokenRow>
    ))}
  </div>
);

/** Onest in eight sizes, four weights and three line heights; tabular figures for prices. */
export const Type = meta.story({
  render: () => (
    <>
      {rows(/^font-size-/, (size) => (
        <span className={styles.line} style={{ fontSize: size }}>
          Сумка · Soʻm · Bag
        </span>
      ))}
      {rows(/^weight-/, (weight) => (
        <span style={{ fontWeight: weight }}>Украшения, zargarlik, jewellery</span>
      ))}
      {rows(/^line-/, (height) => (
        <p style={{ lineHeight: height, maxWidth: "18rem" }}>
          Yetkazib berish shartlari: ertaga, har bir tuman markaziga bepul.
        </p>
      ))}
      <span className={styles.price}>1 111 000 сум</span>
      <span className={styles.price}>9 989 000 сум</span>
    </>
  ),
  play: async ({ canvas }) => {
    const [narrow, wide] = canvas.getAllByText(/сум$/).map((price) => price.getBoundingClientRect().width);
    await expect(narrow).toBeCloseTo(wide!, 0);
    const faces = await document.fonts.load("16px 'Onest Variable'", "Soʻm");
    await expect([...new Set(faces.map(({ status }) => status))]).toEqual(["loaded"]);
  },
});

/** A grid of 4 px; controls are 36, 44 and 52 px high, all with touch targets of 44 px. */
export const Space = meta.story({
  render: () =>
    rows(/^(space|control|touch)/, (size) => <div className={styles.space} style={{ width: size }} />),
});

/** Four radii, two shadows, one focus ring. */
export const Shape = meta.story({
  render: () => (
    <>
      {rows(/^radius-/, (radius) => (
        <div className={styles.box} style={{ borderRadius: radius }} />
      ))}
      {rows(/^shadow-/, (shadow) => (
        <div className={styles.box} style={{ boxShadow: shadow }} />
      ))}
      {rows(/^focus-ring$/, () => (
        <div className={`${styles.box} ${styles.focused}`} />
      ))}
    </>
  ),
});

export const ShapeDark = meta.story({
  render: Shape.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

function Runner({ duration }: { duration: string }) {
  const [away, setAway] = useState(false);
  return (
    <button
      type="button"
      aria-label="Run"
      aria-pressed={away}
      onClick={() => setAway(!away)}
      className={styles.track}
    >
      <span className={styles.runner} style={{ transitionDuration: duration }} />
    </button>
  );
}

/** Press to see. With reduced motion all three are 0. */
export const Motion = meta.story({
  render: () => rows(/^duration-/, (duration) => <Runner duration={duration} />),
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole("button", { name: "Run" });
    await userEvent.click(first!);
    await expect(first).toHaveAttribute("aria-pressed", "true");
  },
});
