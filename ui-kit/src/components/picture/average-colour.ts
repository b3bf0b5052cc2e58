const channel = (value: number) =>
  Math.round(Math.max(0, Math.min(1, value)) * 255)
    .toString(16)
    .padStart(2, "0");

/**
 * The average colour of a thumbhash (https://evanw.github.io/thumbhash/) as `#rrggbb`, from its first three bytes. Undefined
 * for an invalid thumbhash, and for a transparent picture, behind which a background would be visible.
 */
export function averageColour(thumbhash: string): string | undefined {
  let bytes: string;
  try {
    bytes = atob(thumbhash.slice(0, 8));
  } catch {
    return undefined;
  }
  if (bytes.length < 5) return undefined;
  const header = bytes.charCodeAt(0) | (bytes.charCodeAt(1) << 8) | (bytes.charCodeAt(2) << 16);
  if (header >> 23) return undefined;
  const lightness = (header & 63) / 63;
  const yellowBlue = ((header >> 6) & 63) / 31.5 - 1;
  const redGreen = ((header >> 12) & 63) / 31.5 - 1;
  const blue = lightness - (2 / 3) * yellowBlue;
  const red = (3 * lightness - blue + redGreen) / 2;
  return `#${channel(red)}${channel(red - redGreen)}${channel(blue)}`;
}
