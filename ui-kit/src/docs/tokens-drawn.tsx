import type { ReactNode } from "react";
import styles from "./guide.module.css";

const grounds: [ground: string, words: string, use: string][] = [
  ["page", "text", "the paper everything lies on"],
  ["surface", "text", "cards and fields"],
  ["panel", "on-panel", "lapis: a band that stands out"],
  ["brand", "on-brand", "turquoise: chosen, switched on"],
  ["brand-soft", "on-brand-soft", "chosen, quietly"],
  ["accent", "on-accent", "saffron: the one thing to press"],
  ["danger", "on-danger", "clay: errors, sale"],
  ["fill", "text", "what is switched off or resting"],
];

/** The most frequent roles, each with the text colour for it. */
export function DrawnColours() {
  return (
    <Piece>
      <div className={styles.swatches}>
        {grounds.map(([ground, words, use]) => (
          <div
            key={ground}
            className={styles.swatch}
            style={{ background: `var(--${ground})`, color: `var(--${words})` }}
          >
            <strong aria-hidden>Aa</strong>
            <span>
              --{ground}
              <br />
              {use}
            </span>
          </div>
        ))}
      </div>
    </Piece>
  );
}

export function DrawnType() {
  return (
    <Piece>
      <div className={styles.sizes}>
        {[48, 36, 28, 22, 18, 16, 14, 12].map((size) => (
          <div key={size} className={styles.size}>
            <small>{size}</small>
            <span
              style={{
                fontSize: `var(--font-size-${size})`,
                fontWeight: size > 16 ? "var(--weight-semibold)" : undefined,
              }}
            >
              Браслет, bilaguzuk, 1 250 000 soʻm
            </span>
          </div>
        ))}
      </div>
    </Piece>
  );
}

/** Steps of the grid, radii and shadows. */
export function DrawnSpace() {
  return (
    <Piece>
      <div className={styles.shapes}>
        {[1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((step) => (
          <div key={step} className={styles.shape}>
            <div className={styles.bar} style={{ width: `var(--space-${step})` }} />
            --space-{step}, {step * 4} px
          </div>
        ))}
      </div>
      <div className={styles.shapes}>
        {["small", "medium", "large", "full"].map((name) => (
          <div key={name} className={styles.shape}>
            <div className={styles.box} style={{ borderRadius: `var(--radius-${name})` }} />
            --radius-{name}
          </div>
        ))}
        {["low", "high"].map((name) => (
          <div key={name} className={styles.shape}>
            <div
              className={styles.box}
              style={{ borderRadius: "var(--radius-medium)", boxShadow: `var(--shadow-${name})` }}
            />
            --shadow-{name}
          </div>
        ))}
      </div>
    </Piece>
  );
}

function Piece({ children }: { children: ReactNode }) {
  return <div className={styles.guide}>{children}</div>;
}
