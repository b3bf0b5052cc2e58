import { pictureLimit } from "@bezak/contract/pictures.ts";
import type { Rectangle } from "./crop-size.ts";

/** Cuts a rectangle out of a loaded picture, as a file to upload. */
export async function cutPicture(picture: HTMLImageElement, crop: Rectangle): Promise<File> {
  const scale = Math.min(1, pictureLimit / crop.width);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(crop.width * scale);
  canvas.height = Math.round(crop.height * scale);
  drawCrop(picture, canvas, crop);
  const blob = await new Promise<Blob | null>((resolve) => {
    // browsers that cannot write WebP make a PNG of it
    canvas.toBlob(resolve, "image/webp", 0.95);
  });
  if (!blob) throw new Error("The picture cannot be cut");
  return new File([blob], `banner.${blob.type === "image/webp" ? "webp" : "png"}`, { type: blob.type });
}

/** Draws a rectangle of a picture onto all of a canvas. */
export function drawCrop(picture: HTMLImageElement, canvas: HTMLCanvasElement, crop: Rectangle): void {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser cannot draw");
  context.imageSmoothingQuality = "high";
  context.clearRect(0, 0, canvas.width, canvas.height);
  const { x, y, width, height } = crop;
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
}
