import { pictureSize } from "@bezak/contract/pictures.ts";
import { http, HttpResponse } from "msw";

const hues = [195, 75, 25, 265, 140];

function getHue(path: string): number {
  const sum = [...path.replace(/-\d+x\d+\.\w+$/, "")].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  return hues[sum % hues.length]!;
}

/** Pictures drawn on request: a tinted background of the size in the address. */
export const pictureHandlers = [
  http.get("*/files/mock/*", ({ request }) => {
    const { pathname } = new URL(request.url);
    const size = pictureSize(pathname.replace(/\.avif$/, ".webp"));
    if (!size) return new HttpResponse(null, { status: 404 });
    const { width, height } = size;
    const hue = getHue(pathname);
    // the text of a banner is on the left
    const middle = width > height ? "70%" : "50%";
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 35% 82%)"/><circle cx="${middle}" cy="50%" r="28%" fill="hsl(${hue} 40% 62%)"/></svg>`;
    return new HttpResponse(svg, { headers: { "content-type": "image/svg+xml" } });
  }),
];
