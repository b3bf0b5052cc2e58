import { body, metal, object, type Art } from "../art.ts";
import { darker, lighter } from "../tint.ts";

/** hex: leather; accent: the upper half. */
export const handbag: Art = async ({ hex, accent }) =>
  object("1f45c", [
    { hex: accent, height: [0, 0.66] },
    { hex, height: [0.66, 1] },
  ]);

/** A shopper with long handles and a printed band in the motif's colour. */
export const tote: Art = async ({ hex, accent }) =>
  `<defs>${body("cloth", hex)}${body("band", accent)}</defs>` +
  `<path d="M345 395 C345 90 655 90 655 395" fill="none" stroke="${darker(hex, 0.35)}" stroke-width="34"/>` +
  `<path d="M215 360 H785 L835 880 Q838 910 808 910 H192 Q162 910 165 880 Z" fill="url(#cloth)"/>` +
  `<path d="M345 455 C345 160 655 160 655 455" fill="none" stroke="${accent}" stroke-width="36"/>` +
  `<path d="M189 640 H811 L826 790 H174 Z" fill="url(#band)"/>` +
  `<g fill="${lighter(hex, 0.5)}">${[260, 380, 500, 620, 740].map((x) => `<path d="M${x} 660 l42 55 l-42 55 l-42 -55 Z"/>`).join("")}</g>` +
  `<g fill="${lighter(accent, 0.6)}"><circle cx="345" cy="455" r="17"/><circle cx="655" cy="455" r="17"/></g>`;

/** A small bag on a chain; hex: leather, accent: metal. */
export const crossbody: Art = async ({ hex, accent }) =>
  `<defs>${body("skin", hex)}${body("flap", lighter(hex, 0.08))}${metal("metal", accent)}</defs>` +
  `<path d="M190 500 C150 30 850 30 810 500" fill="none" stroke="url(#metal)" stroke-width="24" stroke-linecap="round" stroke-dasharray="2 31"/>` +
  `<rect x="150" y="400" width="700" height="480" rx="70" fill="url(#skin)"/>` +
  `<path d="M150 480 Q150 395 235 395 H765 Q850 395 850 480 V560 Q850 690 500 720 Q150 690 150 560 Z" fill="url(#flap)" stroke="${darker(hex, 0.3)}" stroke-width="6"/>` +
  `<path d="M182 485 Q182 425 240 425 H760 Q818 425 818 485 V550 Q818 662 500 690 Q182 662 182 550 Z" fill="none" stroke="${lighter(hex, 0.3)}" stroke-width="5" stroke-dasharray="16 12"/>` +
  `<rect x="445" y="655" width="110" height="92" rx="22" fill="url(#metal)"/><circle cx="500" cy="700" r="17" fill="${darker(accent, 0.5)}"/>`;

export const backpack: Art = async ({ hex, accent }) =>
  object("1f392", [
    { hex: accent, hue: [21, 60] },
    { hex, hue: [300, 20] },
  ]);

export const briefcase: Art = async ({ hex, accent }) =>
  object("1f4bc", [
    { hex: accent, hue: [9, 50] },
    { hex, hue: [200, 8] },
  ]);

/** A soft pouch with a zip. */
export const pouch: Art = async ({ hex, accent }) =>
  object("1f45d", [
    { hex: accent, hue: [25, 60] },
    { hex, hue: [300, 24] },
  ]);

/** A clutch with a kiss lock. */
export const clutch: Art = async ({ hex, accent }) =>
  object("1f45b", [
    { hex: accent, hue: [25, 60] },
    { hex, hue: [300, 15] },
  ]);

/** A folded wallet with a clasp; hex: leather, accent: metal. */
export const wallet: Art = async ({ hex, accent, motif }) =>
  `<defs>${body("skin", hex)}${body("back", darker(hex, 0.25))}${metal("metal", accent)}</defs>` +
  `<rect x="150" y="255" width="700" height="480" rx="56" fill="url(#back)"/>` +
  `<rect x="130" y="285" width="700" height="480" rx="56" fill="url(#skin)"/>` +
  `<rect x="158" y="313" width="644" height="424" rx="38" fill="none" stroke="${lighter(hex, 0.35)}" stroke-width="5" stroke-dasharray="17 12"/>` +
  (motif === "clasp"
    ? `<path d="M830 445 H690 Q630 445 630 510 Q630 575 690 575 H830 Z" fill="url(#back)"/><circle cx="700" cy="510" r="34" fill="url(#metal)"/>`
    : `<path d="M130 525 H830" stroke="${darker(hex, 0.4)}" stroke-width="5"/><rect x="660" y="630" width="110" height="62" rx="10" fill="url(#metal)"/>`);
