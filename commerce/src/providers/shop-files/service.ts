import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { finished } from "node:stream/promises";
import type { FileTypes } from "@medusajs/framework/types";
import { LocalFileService } from "@medusajs/medusa/file-local";
import { isPublicPicture, keepPublicPicture } from "../../pictures/keep-by-stream.ts";
import { isOwnKey, getKeys } from "../../pictures/keep-picture.ts";

type UploadedFile = FileTypes.ProviderUploadFileDTO;
type StoredFile = FileTypes.ProviderFileResultDTO;
type Named = FileTypes.ProviderDeleteFileDTO;

/**
 * Stores files on this machine's disk, served by the web server below `/files`. A public picture is stored only as its
 * renditions (contract/pictures.ts) under a generated name, identified by the URL of its largest; a stream with a
 * generated name (pictures/keep-picture.ts) under exactly that name; anything else as Medusa's local provider does.
 */
export class ShopFilesProvider extends LocalFileService {
  static override identifier = "shop-files";

  override async upload(file: UploadedFile): Promise<StoredFile> {
    if (isPublicPicture(file)) return keepPublicPicture(file, (one) => this.getUploadStream(one));
    return onlyPath(await super.upload(file));
  }

  override async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
    const key = file.filename;
    if (!isOwnKey(key)) return super.getUploadStream(file);
    const path = join(this.uploadDir_, key);
    await mkdir(dirname(path), { recursive: true });
    const writeStream = createWriteStream(path);
    const url = `/files/${key}`;
    return { writeStream, promise: finished(writeStream).then(() => ({ key, url })), url, fileKey: key };
  }

  override async delete(files: Named | Named[]): Promise<void> {
    await Promise.all([files].flat().map((file) => this.deleteOne(file)));
  }

  private async deleteOne(file: Named): Promise<void> {
    const keys = getKeys(file.fileKey);
    if (keys.length === 0) return super.delete(file);
    await Promise.all(keys.map((key) => rm(join(this.uploadDir_, key), { force: true })));
  }
}

/** Stores only the path: files do not depend on the shop's host. */
function onlyPath({ key, url }: StoredFile): StoredFile {
  return { key, url: new URL(url).pathname };
}
