import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pictureSources, renditionName } from "@bezak/contract/pictures.ts";
import type { FileTypes } from "@medusajs/framework/types";
import { generateEntityId, MedusaError } from "@medusajs/framework/utils";
import { LocalFileService } from "@medusajs/medusa/file-local";
import { decodePicture, makeRenditions } from "../../pictures/make-renditions.ts";
import { writeRenditions } from "../../pictures/write-renditions.ts";

type Upload = FileTypes.ProviderUploadFileDTO;
type Kept = FileTypes.ProviderFileResultDTO;
type Named = FileTypes.ProviderDeleteFileDTO;

/**
 * Files on this machine's disk, served by the front door below `/files`. A public picture is kept as its renditions
 * only (contract/pictures.ts) under a name of ours, known by the address of its largest; anything else is Medusa's own
 * local provider.
 */
export class ShopFilesProvider extends LocalFileService {
  static override identifier = "shop-files";

  override async upload(file: Upload): Promise<Kept> {
    if (file.access !== "public" || !file.mimeType.startsWith("image/"))
      return onlyPath(await super.upload(file));
    const picture = await decodePicture(bytesOf(file.content)).catch(() => {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, "This file is not a picture");
    });
    const made = await makeRenditions(picture, "careful");
    const stem = `pictures/${generateEntityId()}`;
    await writeRenditions(made, this.uploadDir_, stem);
    const key = renditionName(stem, made, "webp");
    return { key, url: `/files/${key}` };
  }

  override async delete(files: Named | Named[]): Promise<void> {
    await Promise.all([files].flat().map((file) => this.deleteOne(file)));
  }

  private async deleteOne(file: Named): Promise<void> {
    const addresses = Object.values(pictureSources(`/files/${file.fileKey}`) ?? {})
      .flatMap((list) => list.split(", "))
      .map((source) => source.split(" ")[0]!.slice("/files/".length));
    if (addresses.length === 0) return super.delete(file);
    await Promise.all(addresses.map((address) => rm(join(this.uploadDir_, address), { force: true })));
  }
}

/** Medusa hands a file over as base64, or as one character per byte. */
function bytesOf(content: string): Buffer {
  const bytes = Buffer.from(content, "base64");
  return bytes.toString("base64") === content ? bytes : Buffer.from(content, "binary");
}

/** Where the shop is reached is not the files' business: only the path is kept. */
function onlyPath({ key, url }: Kept): Kept {
  return { key, url: new URL(url).pathname };
}
