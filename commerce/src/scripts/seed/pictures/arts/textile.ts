import { body, object, type Art } from "../art.ts";
import { darker, lighter } from "../tint.ts";

export const scarf: Art = async ({ hex }) => object("1f9e3", [{ hex }]);

/** Draws one 160 x 160 tile of a repeating print. */
function print(motif: string, ink: string, second: string): string {
  if (motif === "adras")
    return (
      `<path d="M80 0 L125 80 L80 160 L35 80 Z" fill="${ink}"/><path d="M80 42 L102 80 L80 118 L58 80 Z" fill="${second}"/>` +
      `<path d="M0 45 L20 80 L0 115 Z M160 45 L140 80 L160 115 Z" fill="${second}"/>`
    );
  if (motif === "dots")
    return `<circle cx="40" cy="40" r="21" fill="${ink}"/><circle cx="120" cy="120" r="21" fill="${second}"/>`;
  if (motif === "check")
    return `<path d="M0 40 H160 M40 0 V160" stroke="${ink}" stroke-width="30" stroke-opacity=".6"/><path d="M0 110 H160 M110 0 V160" stroke="${second}" stroke-width="10"/>`;
  return (
    [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<ellipse cx="80" cy="46" rx="19" ry="32" fill="${ink}" transform="rotate(${turn} 80 80)"/>`,
      )
      .join("") +
    `<circle cx="80" cy="80" r="15" fill="${second}"/><path d="M0 0 L24 8 L8 24 Z M160 160 L136 152 L152 136 Z" fill="${second}"/>`
  );
}

const tile = (motif: string, ink: string, second: string, turn: number) =>
  `<pattern id="print" width="160" height="160" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn}) scale(.8)">${print(motif, ink, second)}</pattern>`;

/** A silk square laid as a fan of folds; motif: adras | dots | check | flowers. */
export const silk: Art = async ({ hex, accent, motif = "flowers" }) => {
  const shape =
    "M500 75 L905 480 Q925 500 905 520 L500 925 Q480 940 462 925 L95 520 Q75 500 95 480 L462 75 Q480 58 500 75 Z";
  const folds = [250, 390, 530, 670]
    .map(
      (x, i) =>
        `<path d="M${x} ${i % 2 ? 240 : 300} Q${x + 60} 520 ${x + 10} ${i % 2 ? 700 : 760}" stroke="${darker(hex, 0.5)}" stroke-opacity=".2" stroke-width="26" fill="none" stroke-linecap="round"/>`,
    )
    .join("");
  return (
    `<defs>${body("silk", hex)}${tile(motif, accent, lighter(hex, 0.6), 45)}<clipPath id="edge"><path d="${shape}"/></clipPath></defs>` +
    `<path d="${shape}" fill="url(#silk)"/><path d="M490 160 L822 500 L490 840 L168 500 Z" fill="url(#print)"/>` +
    `<path d="M490 150 L832 500 L490 850 L158 500 Z" fill="none" stroke="${accent}" stroke-width="16"/>` +
    `<path d="${shape}" fill="none" stroke="${lighter(hex, 0.35)}" stroke-width="10"/><g clip-path="url(#edge)">${folds}</g>`
  );
};

/** A long stole hanging in two ends with a fringe. */
export const stole: Art = async ({ hex, accent, motif = "adras" }) => {
  const fringe = (from: number, y: number) =>
    Array.from({ length: 13 }, (_, i) => `M${from + 8 + i * 20} ${y} v68`).join(" ");
  return (
    `<defs>${body("cloth", hex)}${body("under", darker(hex, 0.2))}${tile(motif, accent, lighter(hex, 0.55), 0)}</defs>` +
    `<path d="${fringe(528, 820)}" stroke="${darker(hex, 0.2)}" stroke-width="10" stroke-linecap="round"/><path d="${fringe(212, 870)}" stroke="${hex}" stroke-width="10" stroke-linecap="round"/>` +
    `<path d="M300 120 Q500 20 700 120 L790 825 H525 Z" fill="url(#under)"/><path d="M560 600 L760 600 L785 800 H530 Z" fill="url(#print)" opacity=".75"/>` +
    `<path d="M300 120 Q430 40 600 90 Q520 330 475 875 H210 Z" fill="url(#cloth)"/><path d="M240 600 L485 600 L475 850 H215 Z" fill="url(#print)"/>` +
    `<path d="M300 120 Q420 210 600 90" fill="none" stroke="${darker(hex, 0.45)}" stroke-opacity=".35" stroke-width="18"/>`
  );
};
