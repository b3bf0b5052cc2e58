import { pictureSources, renditionName } from "@bezak/contract/pictures.ts";
import { generateEntityId } from "@medusajs/framework/utils";
import type { MadePicture } from "./make-renditions.ts";
import { decodePicture, makeRenditions } from "./make-renditions.ts";

/** Stores bytes under exactly this key, wherever the shop's files are. */
export type WriteFile = (key: string, mimeType: string, bytes: Buffer) => Promise<void>;

const ownKey = /^(pictures|uploads)\/[\w-]+\.(webp|avif|pdf)$/;

/** Whether we generated this key, so that it can be used unchanged. */
export const isOwnKey = (key: string): boolean => ownKey.test(key);

/** Derives all keys of a picture from that of its largest rendition; none for a key of another form. */
export function getKeys(key: string): string[] {
  return Object.values(pictureSources(`/files/${key}`) ?? {})
    .flatMap((list) => list.split(", "))
    .map((source) => source.split(" ")[0]!.slice("/files/".length));
}

/** Stores every rendition of a picture, the largest last: when it exists, all do. */
export async function storeRenditions(made: MadePicture, stem: string, write: WriteFile): Promise<void> {
  for (const one of made.renditions.toReversed())
    await write(renditionName(stem, one, one.format), `image/${one.format}`, one.data);
}

/** Medusa passes a file as base64, or as one character per byte. */
function toBytes(content: string): Buffer {
  const bytes = Buffer.from(content, "base64");
  return bytes.toString("base64") === content ? bytes : Buffer.from(content, "binary");
}

/** Stores a picture from Medusa's own calls as its renditions only; returns the key of the largest. */
export async function keepPicture(content: string, write: WriteFile): Promise<string> {
  const made = await makeRenditions(await decodePicture(toBytes(content)), "careful");
  const stem = `pictures/${generateEntityId()}`;
  await storeRenditions(made, stem, write);
  return renditionName(stem, made, "webp");
}
