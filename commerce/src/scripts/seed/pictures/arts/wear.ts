import { around, ball, body, metal, object, type Art } from "../art.ts";
import { darker, lighter } from "../tint.ts";

/** hex: frame and lenses. */
export const sunglasses: Art = async ({ hex }) => object("1f576-fe0f", [{ hex }], { size: 860 });

/** hex: frame; the lenses stay clear. */
export const eyeglasses: Art = async ({ hex }) =>
  object(
    "1f453",
    [
      { hex: "#dcebf2", hue: [180, 215] },
      { hex, hue: [216, 300] },
    ],
    { size: 860 },
  );

/** Round glasses; hex: rim, accent: lenses. */
export const roundGlasses: Art = async ({ hex, accent }) =>
  `<defs>${metal("rim", hex)}<linearGradient id="lens" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="${accent}" stop-opacity=".95"/><stop offset="1" stop-color="${lighter(accent, 0.55)}" stop-opacity=".75"/></linearGradient></defs>` +
  `<path d="M100 460 Q60 420 110 385 M900 460 Q940 420 890 385" fill="none" stroke="url(#rim)" stroke-width="24" stroke-linecap="round"/>` +
  `<circle cx="285" cy="510" r="190" fill="url(#lens)" stroke="url(#rim)" stroke-width="26"/><circle cx="715" cy="510" r="190" fill="url(#lens)" stroke="url(#rim)" stroke-width="26"/>` +
  `<path d="M462 460 Q500 405 538 460" fill="none" stroke="url(#rim)" stroke-width="24"/>` +
  `<g stroke="#ffffff" stroke-opacity=".5" stroke-width="22" stroke-linecap="round"><path d="M190 470 L285 375 M620 470 L715 375"/></g>`;

/** A rolled-up belt with its buckle end lying out; hex: leather, accent: buckle. */
export const belt: Art = async ({ hex, accent, motif }) => {
  const roll = [250, 196, 142, 88]
    .map(
      (r, i) =>
        `<circle cx="430" cy="420" r="${r}" fill="none" stroke="${i % 2 ? darker(hex, 0.28) : hex}" stroke-width="50"/><circle cx="430" cy="420" r="${r + 20}" fill="none" stroke="${lighter(hex, 0.3)}" stroke-opacity=".55" stroke-width="6"/>`,
    )
    .join("");
  const buckle =
    motif === "round"
      ? `<circle cx="800" cy="740" r="108" fill="none" stroke="url(#metal)" stroke-width="38"/>`
      : `<rect x="700" y="626" width="200" height="228" rx="34" fill="none" stroke="url(#metal)" stroke-width="38"/>`;
  return (
    `<defs>${body("skin", hex)}${metal("metal", accent)}</defs>${roll}` +
    `<path d="M170 470 C190 640 300 740 470 740 H815" fill="none" stroke="${darker(hex, 0.4)}" stroke-width="126"/><path d="M170 470 C190 640 300 740 470 740 H815" fill="none" stroke="url(#skin)" stroke-width="116"/>` +
    `<path d="M212 480 C232 610 320 696 470 696 H800 M130 490 C150 680 280 784 470 784 H800" fill="none" stroke="${lighter(hex, 0.4)}" stroke-width="5" stroke-dasharray="16 12"/>` +
    `${[480, 550, 620].map((x) => `<circle cx="${x}" cy="740" r="11" fill="${darker(hex, 0.6)}"/>`).join("")}` +
    `<rect x="655" y="672" width="34" height="136" rx="12" fill="${darker(hex, 0.2)}"/>${buckle}<rect x="702" y="729" width="212" height="22" rx="11" fill="url(#metal)"/>`
  );
};

export const cap: Art = async ({ hex }) => object("1f9e2", [{ hex }]);

/** A straw hat; accent: its bow. */
export const sunHat: Art = async ({ hex, accent }) =>
  object(
    "1f452",
    [
      // the original brim has a pink light from below
      { hex, hue: [335, 12], saturation: [0, 0.62], height: [0.7, 1] },
      { hex: accent, hue: [335, 12], saturation: [0.6, 1] },
      { hex, hue: [13, 60] },
    ],
    { size: 800 },
  );

/** A knitted hat; motif "pompon" adds one. */
export const beanie: Art = async ({ hex, accent, motif }) => {
  const ribs = Array.from(
    { length: 15 },
    (_, i) => `<rect x="${168 + i * 45}" y="640" width="37" height="205" rx="18" fill="url(#rib)"/>`,
  );
  const knit = [300, 380, 460, 540, 620, 700]
    .map(
      (x) =>
        `<path d="M${x} 640 Q${(x + 500) / 2 + (x - 500) * 0.35} 380 500 ${motif ? 250 : 215}" fill="none" stroke="${darker(hex, 0.4)}" stroke-opacity=".3" stroke-width="12"/>`,
    )
    .join("");
  return (
    `<defs>${body("wool", hex)}${body("rib", darker(hex, 0.1))}${ball("pompon", accent)}</defs>` +
    (motif ? `<circle cx="500" cy="190" r="112" fill="url(#pompon)"/>` : "") +
    `<path d="M190 680 C180 380 320 205 500 205 C680 205 820 380 810 680 Z" fill="url(#wool)"/>${knit}<rect x="160" y="648" width="680" height="190" rx="40" fill="${darker(hex, 0.3)}"/>${ribs.join("")}`
  );
};

/** The Uzbek skullcap: four sides, an almond on each, arches along the hem; accent: embroidery. */
export const doppi: Art = async ({ hex, accent }) => {
  const almond = (x: number, y: number, turn: number, size: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 -80 C58 -40 62 40 8 72 C-46 82 -64 26 -36 -8 C-22 -28 -2 -40 0 -80 Z" fill="${accent}"/><path d="M2 -30 C28 -4 26 34 2 46 C-22 46 -26 18 -12 2 Z" fill="${hex}"/><circle cx="2" cy="24" r="9" fill="${accent}"/></g>`;
  const sags = [22, 52, 70, 76, 70, 52, 22];
  const arches = [150, 250, 350, 450, 550, 650, 750]
    .map((x, i) => {
      const sag = 700 + (sags[i] ?? 0);
      return `<path d="M${x + 6} ${sag + 62} v-40 q44 -74 88 0 v40" fill="none" stroke="${accent}" stroke-width="12"/><circle cx="${x + 50}" cy="${sag + 40}" r="11" fill="${accent}"/>`;
    })
    .join("");
  return (
    `<defs>${body("left", lighter(hex, 0.1))}${body("right", darker(hex, 0.22))}${body("top", lighter(hex, 0.18))}${body("hem", hex)}</defs>` +
    `<path d="M500 330 L145 420 L130 690 Q320 780 500 790 Z" fill="url(#left)"/><path d="M500 330 L855 420 L870 690 Q680 780 500 790 Z" fill="url(#right)"/>` +
    `<path d="M145 425 Q330 250 500 235 Q670 250 855 425 Q680 500 500 520 Q320 500 145 425 Z" fill="url(#top)"/><path d="M500 235 V520 M145 425 Q500 340 855 425" fill="none" stroke="${darker(hex, 0.5)}" stroke-width="6"/>` +
    `${almond(325, 600, -14, 1.15)}${almond(680, 600, 14, 1.1)}<g transform="translate(370 378) scale(1 .55)">${almond(0, 0, -40, 0.75)}</g><g transform="translate(635 378) scale(1 .55)">${almond(0, 0, 40, 0.75)}</g>` +
    `<path d="M128 690 Q500 800 872 690 L864 800 Q500 930 136 800 Z" fill="url(#hem)"/>${arches}<path d="M128 694 Q500 806 872 694" fill="none" stroke="${accent}" stroke-width="9"/>`
  );
};

export const bow: Art = async ({ hex }) => object("1f380", [{ hex }], { size: 800 });

export const comb: Art = async ({ hex }) => object("1faae", [{ hex }], { turn: 24, size: 800 });

/** A pocket mirror; hex: frame. */
export const mirror: Art = async ({ hex }) => object("1fa9e", [{ hex, hue: [320, 70] }], { size: 800 });

/** An elastic ruffled hair tie. */
export const scrunchie: Art = async ({ hex }) =>
  `<defs>${ball("puff", hex)}</defs>` +
  around(18, { x: 500, y: 500, rx: 275, ry: 265 })
    .map(
      ({ x, y, angle }) =>
        `<ellipse cx="${x}" cy="${y}" rx="132" ry="64" fill="url(#puff)" transform="rotate(${angle + 14} ${x} ${y})"/>`,
    )
    .join("");

/** A headband with three flowers; hex: band, accent: flowers. */
export const headband: Art = async ({ hex, accent, motif = "1f338" }) =>
  `<defs>${body("band", hex)}</defs>` +
  `<path d="M190 860 C130 400 250 190 500 190 C750 190 870 400 810 860" fill="none" stroke="url(#band)" stroke-width="74" stroke-linecap="round"/>` +
  (await object(motif, [{ hex: accent }], { x: 290, y: 285, size: 250, turn: -24 })) +
  (await object(motif, [{ hex: accent }], { x: 710, y: 285, size: 250, turn: 24 })) +
  (await object(motif, [{ hex: lighter(accent, 0.2) }], { x: 500, y: 195, size: 310 }));

/** A claw clip; hex: plastic. */
export const claw: Art = async ({ hex, accent }) => {
  const teeth = [250, 350, 450, 550, 650, 750];
  return (
    `<defs>${body("shell", hex)}${body("inner", darker(hex, 0.35))}${metal("metal", accent)}</defs>` +
    teeth
      .map(
        (x) =>
          `<path d="M${x - 30} 500 Q${x - 38} 720 ${500 + (x - 500) * 0.72} 850 Q${x + 36} 700 ${x + 34} 500 Z" fill="url(#inner)"/>`,
      )
      .join("") +
    `<path d="M130 560 C120 330 300 215 500 215 C700 215 880 330 870 560 Q860 610 810 590 Q500 490 190 590 Q140 610 130 560 Z" fill="url(#shell)"/>` +
    `<path d="M215 455 C260 340 380 290 500 290" fill="none" stroke="#ffffff" stroke-opacity=".4" stroke-width="24" stroke-linecap="round"/>` +
    `<rect x="420" y="150" width="160" height="110" rx="46" fill="url(#shell)"/><circle cx="500" cy="205" r="26" fill="url(#metal)"/>`
  );
};
