import { limits } from "@bezak/contract/limits.ts";
import { pictureMimes } from "@bezak/contract/upload-types.ts";

/** The end of its message key: `pictureType` of a shop, `avatarSize` of a user. */
export type PictureProblem = "Type" | "Size";

/** Checks a picture before its upload; the server checks the content. */
export function findPictureProblem(file: File): PictureProblem | null {
  if (!(pictureMimes as readonly string[]).includes(file.type)) return "Type";
  return file.size > limits.uploadBytes ? "Size" : null;
}
