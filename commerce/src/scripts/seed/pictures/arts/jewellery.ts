import { around, ball, metal, object, type Art } from "../art.ts";
import { type Paint } from "../tint.ts";

/** Motifs of the 3D set, with the parts that take the accent colour. */
export const motifs: Record<string, string> = {
  gem: "1f48e",
  blossom: "1f338",
  flower: "1f33a",
  lotus: "1fab7",
  tulip: "1f337",
  butterfly: "1f98b",
  star: "2b50",
  heart: "2764-fe0f",
  moon: "1f319",
  sun: "2600-fe0f",
  eye: "1f9ff",
  clover: "1f340",
  shell: "1f41a",
  leaf: "1f341",
  snow: "2744-fe0f",
  crown: "1f451",
};

/** Motifs that keep their own colours. */
const natural = new Set(["eye", "crown", "lotus"]);

function motifPaints(motif: string, hex: string): Paint[] {
  return natural.has(motif) ? [] : [{ hex }];
}

/** hex: metal, accent: stone. */
export const ring: Art = async ({ hex, accent }) =>
  object("1f48d", [
    { hex, saturation: [0, 0.34] },
    { hex: accent, saturation: [0.34, 1], hue: [170, 235], height: [0, 0.36] },
  ]);

/** A smooth band; hex: metal, accent: inlaid stones. */
export const band: Art = async ({ hex, accent, motif }) => {
  const stones = motif
    ? around(9, { x: 500, y: 520, rx: 262, ry: 272, from: 205, to: 335 })
        .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="25" fill="url(#stone)"/>`)
        .join("")
    : "";
  return (
    `<defs>${metal("metal", hex, 30)}${metal("inner", hex, 210)}${ball("stone", accent)}</defs>` +
    `<ellipse cx="500" cy="520" rx="262" ry="272" fill="none" stroke="url(#metal)" stroke-width="92"/>` +
    `<ellipse cx="500" cy="520" rx="219" ry="229" fill="none" stroke="url(#inner)" stroke-width="12"/>` +
    `<ellipse cx="500" cy="520" rx="306" ry="316" fill="none" stroke="url(#inner)" stroke-width="5"/>${stones}`
  );
};

/** Where a motif begins, as a share of the height of its square: most leave a margin. */
const air: Record<string, number> = { gem: 0.17, moon: 0.1, heart: 0.09, butterfly: 0.08 };

async function earring(
  x: number,
  { accent, motif = "gem" }: Parameters<Art>[0],
  long: boolean,
): Promise<string> {
  const [top, size] = long ? [300, 330] : [350, 420];
  const hook = `<path d="M${x} ${top - 36} C${x} ${top - 190} ${x + 120} ${top - 190} ${x + 104} ${top - 50}" fill="none" stroke="url(#metal)" stroke-width="17" stroke-linecap="round"/>`;
  const links = long
    ? `<rect x="${x - 5}" y="${top - 30}" width="10" height="190" fill="url(#metal)"/><circle cx="${x}" cy="${top + 40}" r="36" fill="url(#bead)"/><circle cx="${x}" cy="${top + 118}" r="24" fill="url(#bead)"/>`
    : `<circle cx="${x}" cy="${top - 16}" r="23" fill="none" stroke="url(#metal)" stroke-width="12"/>`;
  const begins = (long ? top + 146 : top) - size * (air[motif] ?? 0.05);
  const drawn = await object(motifs[motif] ?? "1f48e", motifPaints(motif, accent), {
    x,
    y: begins + size / 2,
    size,
  });
  return hook + links + drawn;
}

/** A pair on hooks; hex: metal, accent: the motif's colour. */
export const earrings: Art = async (look) =>
  `<defs>${metal("metal", look.hex)}</defs>` +
  (await earring(290, look, false)) +
  (await earring(680, look, false));

/** A pair with beads above the motif. */
export const longEarrings: Art = async (look) =>
  `<defs>${metal("metal", look.hex)}${ball("bead", look.accent)}</defs>` +
  (await earring(300, look, true)) +
  (await earring(670, look, true));

export const pendant: Art = async ({ hex, accent, motif = "heart" }) =>
  `<defs>${metal("metal", hex)}</defs>` +
  `<path d="M215 70 C230 420 380 560 500 590 C620 560 770 420 785 70" fill="none" stroke="url(#metal)" stroke-width="20" stroke-linecap="round" stroke-dasharray="1 23"/>` +
  `<path d="M215 70 C230 420 380 560 500 590 C620 560 770 420 785 70" fill="none" stroke="url(#metal)" stroke-width="6"/>` +
  `<circle cx="500" cy="604" r="24" fill="none" stroke="url(#metal)" stroke-width="12"/>` +
  (await object(motifs[motif] ?? "2764-fe0f", motifPaints(motif, accent), { x: 500, y: 748, size: 270 }));

/** Strung beads; hex: beads, accent: metal of the spacers. */
export const beads: Art = async ({ hex, accent }) => {
  const upper = around(22, { x: 500, y: 470, rx: 330, ry: 360, from: -20, to: 200 });
  const drawn = upper.map(({ x, y }, i) => {
    const middle = 1 - Math.abs(i - 10.5) / 10.5;
    const size = 25 + Math.round(24 * middle);
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="url(#${i % 4 === 3 ? "spacer" : "bead"})"/>`;
  });
  return (
    `<defs>${ball("bead", hex)}${ball("spacer", accent)}${metal("metal", accent)}</defs>` +
    `<path d="M190 347 C200 120 330 70 500 70 C670 70 800 120 810 347" fill="none" stroke="url(#metal)" stroke-width="9"/>${drawn.join("")}`
  );
};

/** A bracelet of beads seen from above; hex: beads, accent: metal, motif: charm. */
export const beadBracelet: Art = async ({ hex, accent, motif }) => {
  const drawn = around(20, { x: 500, y: motif ? 430 : 500, rx: 315, ry: 290, from: 90, to: 450 }).map(
    ({ x, y }, i) => `<circle cx="${x}" cy="${y}" r="52" fill="url(#${i % 5 === 0 ? "spacer" : "bead"})"/>`,
  );
  const charm = motif
    ? await object(motifs[motif] ?? "2b50", motifPaints(motif, accent), { y: 850, size: 210 })
    : "";
  return `<defs>${ball("bead", hex)}${ball("spacer", accent)}</defs>${drawn.join("")}${charm}`;
};

/** A rigid bangle; hex: metal, accent: stones on it. */
export const bangle: Art = async ({ hex, accent }) => {
  const stones = around(7, { x: 500, y: 520, rx: 338, ry: 268, from: 40, to: 140 }).map(
    ({ x, y }) =>
      `<circle cx="${x}" cy="${y + 6}" r="27" fill="url(#stone)" stroke="url(#rim)" stroke-width="7"/>`,
  );
  return (
    `<defs>${metal("metal", hex, 20)}${metal("rim", hex, 200)}${ball("stone", accent)}</defs>` +
    `<ellipse cx="500" cy="500" rx="338" ry="268" fill="none" stroke="url(#rim)" stroke-width="70"/>` +
    `<ellipse cx="500" cy="520" rx="338" ry="268" fill="none" stroke="url(#metal)" stroke-width="74"/>${stones.join("")}`
  );
};

/** A brooch: a motif on a gold rim; hex: metal, accent: motif. */
export const brooch: Art = async ({ hex, accent, motif = "flower" }) =>
  `<defs>${metal("metal", hex, 30)}</defs>` +
  `<path d="M210 795 L800 215" stroke="url(#metal)" stroke-width="17" stroke-linecap="round"/><circle cx="805" cy="210" r="31" fill="url(#metal)"/>` +
  (await object(motifs[motif] ?? "1f33a", motifPaints(motif, accent), { size: 620 }));
