import { useEffect, useRef, useState } from "react";
import { expect, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { marks, text } from "../../test/contrast-pairs.ts";
import styles from "./colours.module.css";
import { measureContrast } from "./measure-contrast.ts";
import { tokenNames } from "./read-tokens.ts";
import { BothThemes } from "./token-board.tsx";

const meta = preview.meta({ title: "Foundations/Colours" });

const STEP = /^([a-z]+)-\d+$/;

/** The five hues with twelve steps each. Only the roles use them. */
export const Scales = meta.story({
  render: () => {
    const steps = tokenNames(/^(turquoise|lapis|saffron|clay|stone)-\d+$/);
    const hues = [...new Set(steps.map((name) => STEP.exec(name)![1]!))];
    return (
      <BothThemes>
        {hues.map((hue) => (
          <div key={hue} className={styles.hue}>
            {hue}
            <div className={styles.scale}>
              {steps
                .filter((name) => name.startsWith(`${hue}-`))
                .map((name) => (
                  <div
                    key={name}
                    title={`--${name}`}
                    className={styles.step}
                    style={{ background: `var(--${name})` }}
                  />
                ))}
            </div>
          </div>
        ))}
      </BothThemes>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll(`section[data-theme="light"] [title]`)).toHaveLength(60);
  },
});

const isColour = (name: string) =>
  CSS.supports("color", getComputedStyle(document.body).getPropertyValue(`--${name}`));

/** The colours that components use, named by their purpose. */
export const Roles = meta.story({
  render: () => {
    const known = new Set([...text, ...marks].flat());
    const roles = tokenNames(/./)
      .filter((name) => !STEP.test(name) || known.has(name))
      .filter(isColour);
    return (
      <BothThemes>
        <div className={styles.roles}>
          {roles.map((name) => (
            <div key={name} className={styles.role}>
              <div className={styles.swatch} style={{ background: `var(--${name})` }} />
              {name}
            </div>
          ))}
        </div>
      </BothThemes>
    );
  },
});

function Pair({ role, ground, isMark }: { role: string; ground: string; isMark: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState<number>();
  useEffect(() => {
    if (root.current) setRatio(measureContrast(root.current, role, ground));
  }, [role, ground]);
  const colour = `var(--${role})`;
  // Beside a mark the text has the default colour, which is readable on --fill and similar backgrounds.
  return (
    <div
      ref={root}
      data-ratio={ratio}
      className={styles.pair}
      style={{ background: `var(--${ground})`, color: isMark ? undefined : colour }}
    >
      <span>
        {role} · {ground}
      </span>
      {isMark ? <span className={styles.mark} style={{ background: colour }} /> : null}
      <span className={styles.ratio}>{ratio?.toFixed(1)}</span>
    </div>
  );
}

const drawPairs = (pairs: [string, string][], isMark: boolean) => (
  <BothThemes>
    <div className={styles.pairs}>
      {pairs.map(([role, ground]) => (
        <Pair key={`${role} ${ground}`} role={role} ground={ground} isMark={isMark} />
      ))}
    </div>
  </BothThemes>
);

async function expectAtLeast(canvasElement: HTMLElement, least: number, count: number) {
  await waitFor(() => expect(canvasElement.querySelectorAll("[data-ratio]")).toHaveLength(2 * count));
  for (const pair of canvasElement.querySelectorAll<HTMLElement>("[data-ratio]"))
    await expect(Number(pair.dataset["ratio"]), pair.textContent).toBeGreaterThanOrEqual(least);
}

/** Every pair of text and background in the style sheets, with the contrast in this browser: at least 4.5. */
export const Words = meta.story({
  render: () => drawPairs(text, false),
  play: ({ canvasElement }) => expectAtLeast(canvasElement, 4.5, text.length),
});

/** Edges of controls, stars, lines of charts: at least 3. */
export const Marks = meta.story({
  render: () => drawPairs(marks, true),
  play: ({ canvasElement }) => expectAtLeast(canvasElement, 3, marks.length),
});
