import { around, body, metal, type Art } from "../art.ts";
import { darker, lighter } from "../tint.ts";

function strap(id: string, width: number, accent: string): string {
  const left = 500 - width / 2;
  return (
    `<path d="M${left} 330 L${left + 28} 40 Q500 8 ${500 + width / 2 - 28} 40 L${500 + width / 2} 330 Z" fill="url(#${id})"/>` +
    `<path d="M${left} 670 L${left + 28} 960 Q500 992 ${500 + width / 2 - 28} 960 L${500 + width / 2} 670 Z" fill="url(#${id})"/>` +
    [800, 855, 910]
      .map((y) => `<ellipse cx="500" cy="${y}" rx="9" ry="13" fill="${darker(accent, 0.55)}"/>`)
      .join("")
  );
}

function hands(ink: string, metalId: string): string {
  return (
    `<path d="M500 505 L415 415" stroke="${ink}" stroke-width="21" stroke-linecap="round"/>` +
    `<path d="M500 505 L590 335" stroke="${ink}" stroke-width="13" stroke-linecap="round"/>` +
    `<path d="M485 560 L540 620" stroke="url(#${metalId})" stroke-width="6" stroke-linecap="round"/><circle cx="500" cy="505" r="17" fill="url(#${metalId})"/>`
  );
}

function marks(ink: string, radius: number): string {
  return around(12, { x: 500, y: 500, rx: radius, ry: radius })
    .map(({ x, y, angle }) => {
      const long = angle % 90 === 0;
      return `<rect x="${-(long ? 24 : 13)}" y="-6" width="${long ? 48 : 26}" height="12" rx="6" fill="${ink}" transform="translate(${x} ${y}) rotate(${angle})"/>`;
    })
    .join("");
}

/** hex: strap, accent: metal, motif: dark | light dial. */
export const roundWatch: Art = async ({ hex, accent, motif }) => {
  const [dial, ink] = motif === "dark" ? ["#23283a", "#f4efe2"] : ["#fbf7ee", "#2b2b33"];
  return (
    `<defs>${body("strap", hex)}${metal("metal", accent, 30)}${metal("rim", accent, 210)}${body("dial", dial)}</defs>` +
    strap("strap", 300, hex) +
    `<rect x="770" y="462" width="62" height="76" rx="16" fill="url(#rim)"/>` +
    `<circle cx="500" cy="500" r="285" fill="url(#metal)"/><circle cx="500" cy="500" r="250" fill="url(#rim)"/><circle cx="500" cy="500" r="234" fill="url(#dial)"/>` +
    marks(ink, 195) +
    hands(ink, "metal") +
    `<path d="M330 400 A200 200 0 0 1 470 285" fill="none" stroke="#ffffff" stroke-opacity=".35" stroke-width="26" stroke-linecap="round"/>`
  );
};

/** A rectangular lady's watch. */
export const squareWatch: Art = async ({ hex, accent, motif }) => {
  const [dial, ink] = motif === "dark" ? ["#1d3d3a", "#f4efe2"] : ["#fdf9f1", "#3a2f2a"];
  return (
    `<defs>${body("strap", hex)}${metal("metal", accent, 30)}${metal("rim", accent, 210)}${body("dial", dial)}</defs>` +
    strap("strap", 250, hex) +
    `<rect x="722" y="470" width="50" height="62" rx="14" fill="url(#rim)"/>` +
    `<rect x="270" y="245" width="460" height="510" rx="92" fill="url(#metal)"/><rect x="300" y="275" width="400" height="450" rx="70" fill="url(#rim)"/>` +
    `<rect x="316" y="291" width="368" height="418" rx="60" fill="url(#dial)"/>` +
    marks(ink, 150) +
    hands(ink, "metal")
  );
};

/** hex: strap, accent: case. */
export const smartWatch: Art = async ({ hex, accent }) =>
  `<defs>${body("strap", hex)}${metal("case", accent, 40)}${body("glass", "#14161d")}</defs>` +
  strap("strap", 320, hex) +
  `<rect x="742" y="430" width="40" height="92" rx="18" fill="url(#case)"/>` +
  `<rect x="250" y="215" width="500" height="570" rx="140" fill="url(#case)"/><rect x="274" y="239" width="452" height="522" rx="120" fill="url(#glass)"/>` +
  [
    [165, "#e0455a", 700],
    [125, "#58c26b", 560],
    [85, "#2fb5c4", 420],
  ]
    .map(
      ([r, colour, dash]) =>
        `<circle cx="500" cy="500" r="${r}" fill="none" stroke="${colour}" stroke-opacity=".22" stroke-width="30"/><circle cx="500" cy="500" r="${r}" fill="none" stroke="${colour}" stroke-width="30" stroke-linecap="round" stroke-dasharray="${dash} 2000" transform="rotate(-90 500 500)"/>`,
    )
    .join("") +
  `<path d="M300 360 Q310 275 395 262 L560 262 L330 560 Q298 540 300 480 Z" fill="${lighter("#14161d", 0.9)}" opacity=".07"/>`;
