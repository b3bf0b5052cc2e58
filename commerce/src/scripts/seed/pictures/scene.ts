import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { backdrop } from "./backdrop.ts";
import { castShadow, shadowSide } from "./shadow.ts";

/** How a thing stands before the camera. */
export interface Pose {
  /** Degrees clockwise. */
  turn: number;
  /** 1 fills the canvas. */
  scale: number;
  /** The colour of the backdrop. */
  backdrop: string;
  /** Standing things cast a shadow on the floor, lying ones around themselves. */
  stands: boolean;
  /** Side of the finished picture in points. */
  size: number;
}

/** A finished picture (webp), a copy of 400 points for lists, and its thumbhash (base64). */
export interface Rendered {
  large: Buffer;
  small: Buffer;
  thumbhash: string;
}

const shadowInk = [42, 29, 46] as const;

/**
 * Lays shadow and thing over a copy of the backdrop. Written out because it is several times cheaper than composing
 * full-size layers, and the seed makes hundreds of pictures.
 */
function compose(stage: Buffer, shadow: Buffer, subject: Buffer, size: number): Buffer {
  const out = Buffer.from(stage);
  const step = (shadowSide - 1) / size;
  const line = new Float32Array(shadowSide + 1);
  const [red, green, blue] = shadowInk;
  for (let y = 0; y < size; y += 1) {
    const row = Math.floor(y * step);
    const fy = y * step - row;
    let darkest = 0;
    for (let i = 0; i < shadowSide; i += 1) {
      const at = row * shadowSide + i;
      const value = (shadow[at]! * (1 - fy) + shadow[at + shadowSide]! * fy) / 255;
      line[i] = value;
      darkest = Math.max(darkest, value);
    }
    for (let x = 0; x < size; x += 1) {
      const from = (y * size + x) * 4;
      const alpha = subject[from + 3]!;
      if (alpha === 0 && darkest === 0) continue;
      const to = (y * size + x) * 3;
      const column = Math.floor(x * step);
      const fx = x * step - column;
      const dark = line[column]! * (1 - fx) + line[column + 1]! * fx;
      const share = alpha / 255;
      const light = (1 - dark) * (1 - share);
      const shade = dark * (1 - share);
      out[to] = subject[from]! * share + out[to]! * light + red * shade + 0.5;
      out[to + 1] = subject[from + 1]! * share + out[to + 1]! * light + green * shade + 0.5;
      out[to + 2] = subject[from + 2]! * share + out[to + 2]! * light + blue * shade + 0.5;
    }
  }
  return out;
}

async function encode(finished: Buffer, size: number): Promise<Rendered> {
  const full = { raw: { width: size, height: size, channels: 3 as const } };
  const pixels = await sharp(finished, full).resize(400, 400).raw().toBuffer();
  const list = { raw: { width: 400, height: 400, channels: 3 as const } };
  const tiny = await sharp(pixels, list).resize(32, 32).ensureAlpha().raw().toBuffer();
  return {
    large: await sharp(finished, full).webp({ quality: 78, effort: 1 }).toBuffer(),
    small: await sharp(pixels, list).webp({ quality: 76, effort: 2 }).toBuffer(),
    thumbhash: Buffer.from(rgbaToThumbHash(32, 32, tiny)).toString("base64"),
  };
}

/** Composes one studio picture of a drawing (SVG inner markup, 1000 x 1000). */
export async function renderScene(drawing: string, pose: Pose): Promise<Rendered> {
  const { size } = pose;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1000 1000">` +
    `<g transform="translate(500 ${pose.stands ? 470 : 500}) rotate(${pose.turn}) scale(${pose.scale}) translate(-500 -500)">${drawing}</g></svg>`;
  const subject = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const shadow = await castShadow(subject, size, pose.stands);
  return encode(compose(await backdrop(pose.backdrop, pose.stands, size), shadow, subject, size), size);
}
