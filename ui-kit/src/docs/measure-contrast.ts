/** Contrast of two roles as the browser resolves them for the element, 1 to 21. */
export function measureContrast(element: Element, role: string, ground: string): number {
  const [one, other] = [luminance(element, role), luminance(element, ground)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance(element: Element, role: string): number {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext("2d")!;
  context.fillStyle = paintedColour(element, role);
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => linear(byte / 255));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** A colour property resolves its variables and its theme; a custom property does not. */
function paintedColour(element: Element, role: string): string {
  const probe = element.appendChild(document.createElement("i"));
  probe.style.color = `var(--${role})`;
  const colour = getComputedStyle(probe).color;
  probe.remove();
  return colour;
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
