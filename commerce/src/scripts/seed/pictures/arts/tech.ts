import { around, ball, body, metal, object, type Art } from "../art.ts";
import { darker, lighter } from "../tint.ts";

/** The back of a phone case; hex: case, accent: print, motif: an object of the 3D set or none. */
export const phoneCase: Art = async ({ hex, accent, motif }) =>
  `<defs>${body("shell", hex)}${body("lens", "#23252d")}${ball("glass", "#3c4660")}</defs>` +
  `<rect x="245" y="50" width="510" height="900" rx="92" fill="${darker(hex, 0.3)}"/><rect x="257" y="58" width="486" height="884" rx="82" fill="url(#shell)"/>` +
  `<rect x="290" y="95" width="200" height="205" rx="60" fill="url(#lens)"/>` +
  [
    [340, 148],
    [340, 246],
    [440, 197],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="39" fill="#111319"/><circle cx="${x}" cy="${y}" r="27" fill="url(#glass)"/>`,
    )
    .join("") +
  (motif
    ? await object(motif, [{ hex: accent }], { y: 610, size: 340 })
    : `<path d="M257 640 L743 470 V560 L257 730 Z M257 790 L743 620 V650 L257 820 Z" fill="${accent}" opacity=".75"/>`) +
  `<path d="M292 380 V800" stroke="#ffffff" stroke-opacity=".28" stroke-width="16" stroke-linecap="round"/>`;

export const headphones: Art = async ({ hex }) => object("1f3a7", [{ hex }], { size: 800 });

/** Earbuds over their open case; hex: plastic. */
export const earbuds: Art = async ({ hex }) => {
  const bud = (x: number, side: number) =>
    `<g transform="translate(${x} 300) rotate(${side * 10})"><rect x="-34" y="0" width="68" height="250" rx="34" fill="url(#bud)"/><circle cx="${side * -18}" cy="0" r="86" fill="url(#puff)"/><circle cx="${side * -58}" cy="4" r="42" fill="${darker(hex, 0.65)}"/></g>`;
  return (
    `<defs>${body("case", hex)}${body("bud", lighter(hex, 0.1))}${ball("puff", hex)}</defs>${bud(360, 1)}${bud(640, -1)}` +
    `<rect x="190" y="500" width="620" height="400" rx="150" fill="url(#case)"/><path d="M200 590 H800" stroke="${darker(hex, 0.4)}" stroke-width="9"/><circle cx="500" cy="680" r="15" fill="#58c26b"/>`
  );
};

/** hex: body. */
export const powerBank: Art = async ({ hex, accent }) =>
  `<defs>${body("shell", hex)}${body("edge", darker(hex, 0.35))}</defs>` +
  `<rect x="290" y="85" width="460" height="850" rx="74" fill="url(#edge)"/><rect x="258" y="75" width="460" height="850" rx="74" fill="url(#shell)"/>` +
  `<rect x="375" y="60" width="86" height="26" rx="9" fill="#3a3d45"/><rect x="515" y="60" width="86" height="26" rx="9" fill="#3a3d45"/>` +
  [0, 1, 2, 3]
    .map(
      (i) => `<circle cx="${428 + i * 40}" cy="165" r="11" fill="${i < 3 ? "#7fe08d" : darker(hex, 0.5)}"/>`,
    )
    .join("") +
  `<path d="M520 400 L420 570 H490 L460 700 L570 510 H495 Z" fill="${accent}"/><path d="M298 170 V830" stroke="#ffffff" stroke-opacity=".25" stroke-width="18" stroke-linecap="round"/>`;

export const cable: Art = async ({ hex, accent }) =>
  `<defs>${body("cord", hex)}${metal("metal", accent)}${body("plug", darker(hex, 0.25))}</defs>` +
  [285, 240, 195]
    .map(
      (r, i) =>
        `<ellipse cx="500" cy="${430 + i * 8}" rx="${r + 60}" ry="${r}" fill="none" stroke="url(#cord)" stroke-width="34"/>`,
    )
    .join("") +
  `<path d="M390 690 C300 800 320 830 300 850 M610 690 C690 800 680 820 700 850" fill="none" stroke="url(#cord)" stroke-width="34"/>` +
  `<g><rect x="252" y="780" width="92" height="130" rx="24" fill="url(#plug)"/><rect x="272" y="905" width="52" height="62" rx="8" fill="url(#metal)"/><rect x="656" y="780" width="92" height="130" rx="24" fill="url(#plug)"/><rect x="670" y="905" width="64" height="56" rx="26" fill="url(#metal)"/></g>` +
  `<rect x="430" y="640" width="140" height="96" rx="24" fill="${darker(hex, 0.4)}"/>`;

/** A phone holder on a stem; hex: plastic, accent: pads. */
export const holder: Art = async ({ hex, accent }) =>
  `<defs>${body("plastic", hex)}${body("deep", darker(hex, 0.3))}${ball("joint", hex)}${body("screen", "#1d2433")}</defs>` +
  `<ellipse cx="500" cy="885" rx="215" ry="66" fill="url(#deep)"/><rect x="457" y="640" width="86" height="245" fill="url(#plastic)"/><circle cx="500" cy="650" r="78" fill="url(#joint)"/>` +
  `<rect x="330" y="90" width="340" height="560" rx="52" fill="#0f1218"/><rect x="346" y="106" width="308" height="528" rx="40" fill="url(#screen)"/>` +
  `<path d="M350 520 Q480 430 470 330 T640 190" fill="none" stroke="${accent}" stroke-width="24" stroke-linecap="round"/><circle cx="632" cy="196" r="25" fill="#ffffff"/><circle cx="632" cy="196" r="12" fill="${accent}"/>` +
  `<rect x="270" y="320" width="82" height="220" rx="30" fill="url(#plastic)"/><rect x="648" y="320" width="82" height="220" rx="30" fill="url(#plastic)"/><rect x="410" y="610" width="180" height="60" rx="24" fill="url(#plastic)"/>`;

/** A cover on a steering wheel; hex: cover, accent: seam. */
export const wheelCover: Art = async ({ hex, accent }) =>
  `<defs>${body("skin", hex)}${body("deep", darker(hex, 0.25))}</defs>` +
  `<circle cx="500" cy="500" r="350" fill="none" stroke="${darker(hex, 0.45)}" stroke-width="118"/><circle cx="500" cy="500" r="350" fill="none" stroke="url(#skin)" stroke-width="106"/>` +
  `<circle cx="500" cy="500" r="312" fill="none" stroke="${accent}" stroke-width="9" stroke-dasharray="24 13"/><circle cx="500" cy="500" r="388" fill="none" stroke="${lighter(hex, 0.3)}" stroke-opacity=".5" stroke-width="8"/>` +
  around(4, { x: 500, y: 500, rx: 350, ry: 350, from: 45, to: 405 })
    .map(
      ({ x, y, angle }) =>
        `<rect x="-58" y="-62" width="116" height="124" rx="14" fill="url(#deep)" transform="translate(${x} ${y}) rotate(${angle})"/>`,
    )
    .join("");

/** A scented figure on a cord; motif: an object of the 3D set. */
export const freshener: Art = async ({ hex, accent, motif = "1f33f" }) =>
  `<defs>${metal("metal", accent)}${body("card", lighter(hex, 0.62))}</defs>` +
  `<path d="M500 270 C420 190 440 60 500 60 C560 60 580 190 500 270" fill="none" stroke="url(#metal)" stroke-width="15"/>` +
  `<path d="M500 250 L800 420 V760 L500 930 L200 760 V420 Z" fill="url(#card)" stroke="${hex}" stroke-width="20" stroke-linejoin="round"/><circle cx="500" cy="310" r="24" fill="#ffffff" stroke="url(#metal)" stroke-width="12"/>` +
  (await object(motif, [], { y: 600, size: 400 }));

/** A key on a leather fob; hex: leather, accent: metal. */
export const keyFob: Art = async ({ hex, accent }) =>
  `<defs>${body("skin", hex)}${metal("metal", accent)}</defs>` +
  `<circle cx="500" cy="190" r="112" fill="none" stroke="url(#metal)" stroke-width="26"/>` +
  (await object("1f511", [{ hex: accent }], { x: 350, y: 560, size: 560, turn: 62 })) +
  `<path d="M560 280 L690 250 L850 800 Q860 850 810 865 L735 885 Q690 895 675 850 Z" fill="url(#skin)"/><path d="M592 305 L668 288 L815 805 L722 845 Z" fill="none" stroke="${lighter(hex, 0.4)}" stroke-width="5" stroke-dasharray="15 11"/><circle cx="638" cy="330" r="25" fill="url(#metal)"/>`;
