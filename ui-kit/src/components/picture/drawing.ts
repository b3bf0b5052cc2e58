/** A generated picture for stories: background, ring and a letter to distinguish them. */
export function drawing(hue: number, width = 800, height = 800, letter = ""): string {
  const x = width / 2;
  const y = height / 2;
  const radius = Math.min(x, y) * 0.55;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${hue} 35% 90%)"/><stop offset="1" stop-color="hsl(${hue} 30% 78%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <ellipse cx="${x}" cy="${y + radius * 1.25}" rx="${radius * 0.8}" ry="${radius * 0.12}" fill="hsl(${hue} 30% 60%)" opacity=".5"/>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="hsl(${hue} 45% 42%)" stroke-width="${radius / 4}"/>
    <text x="${x}" y="${y}" font-family="sans-serif" font-size="${radius * 0.8}" fill="hsl(${hue} 45% 30%)" text-anchor="middle" dominant-baseline="central">${letter}</text>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg.replace(/>\s+</g, "><"))}`;
}
