import { PassThrough, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { fileCaching } from "@bezak/contract/upload-types.ts";
import type { FileTypes, Logger } from "@medusajs/framework/types";
import { AbstractFileProviderService } from "@medusajs/framework/utils";
import { isPublicPicture, keepPublicPicture } from "../../pictures/keep-by-stream.ts";
import { isOwnKey, getKeys } from "../../pictures/keep-picture.ts";
import { medusaS3, type MedusaS3, type S3Options } from "./medusa-s3.ts";

type UploadedFile = FileTypes.ProviderUploadFileDTO;
type StoredFile = FileTypes.ProviderFileResultDTO;
type Named = FileTypes.ProviderDeleteFileDTO;
type Streamed = FileTypes.ProviderUploadStreamDTO;

/** Time limit for storing one rendition. */
const putMs = 60_000;

/**
 * Stores the same files as shop-files in an S3 bucket, with the same renditions, keys and URLs, through Medusa's own S3
 * provider. The web server serves the bucket's files below `/files` (S3_FILE_URL).
 */
export class ShopFilesS3Provider extends AbstractFileProviderService {
  static override identifier = "shop-files-s3";
  private readonly s3: MedusaS3;
  private readonly options: S3Options;

  constructor({ logger }: { logger: Logger }, options: S3Options) {
    super();
    this.options = options;
    this.s3 = medusaS3(logger, options);
  }

  override async upload(file: UploadedFile): Promise<StoredFile> {
    if (isPublicPicture(file)) return keepPublicPicture(file, (one) => this.getUploadStream(one));
    const { key } = await this.s3.upload(file);
    return { key, url: `/files/${key.slice(this.options.prefix.length)}` };
  }

  /** Medusa's stream adds to the name; ours must stay unchanged, since renditions are found by their names. */
  override async getUploadStream(file: Streamed) {
    const key = file.filename;
    if (!isOwnKey(key)) return this.s3.getUploadStream(file);
    const url = `/files/${key}`;
    const writeStream = new PassThrough();
    return {
      writeStream,
      promise: this.put(file, writeStream).then(() => ({ key, url })),
      url,
      fileKey: key,
    };
  }

  override async delete(files: Named | Named[]): Promise<void> {
    const keys = [files].flat().flatMap(({ fileKey }) => {
      const renditions = getKeys(fileKey);
      return renditions.length > 0 ? renditions : [fileKey];
    });
    if (keys.length === 0) return;
    await this.s3.delete(keys.map((key) => ({ fileKey: this.stored(key) })));
  }

  override getDownloadStream = (file: FileTypes.ProviderGetFileDTO) =>
    this.s3.getDownloadStream(this.named(file));
  override getAsBuffer = (file: FileTypes.ProviderGetFileDTO) => this.s3.getAsBuffer(this.named(file));
  override getPresignedDownloadUrl = (file: FileTypes.ProviderGetFileDTO) =>
    this.s3.getPresignedDownloadUrl(this.named(file));

  private async put(file: Streamed, stream: Readable): Promise<void> {
    const body = await buffer(stream);
    const { url } = await this.s3.getPresignedUploadUrl({ filename: file.filename, mimeType: file.mimeType });
    const answer = await fetch(url, {
      method: "PUT",
      body: new Uint8Array(body),
      headers: { "content-type": file.mimeType, "cache-control": fileCaching(file.filename) },
      signal: AbortSignal.timeout(putMs),
      // The URL is signed for this store: the picture must not be sent anywhere else.
      redirect: "error",
    });
    await answer.body?.cancel();
    // The URL contains a signature, which must not be logged.
    if (!answer.ok) throw new Error(`The file store answered ${answer.status} to ${file.filename}`);
  }

  /** Removes the bucket's prefix from a key. */
  private stored(key: string): string {
    return isOwnKey(key) ? this.options.prefix + key : key;
  }

  private named({ fileKey, ...rest }: FileTypes.ProviderGetFileDTO): FileTypes.ProviderGetFileDTO {
    return { ...rest, fileKey: this.stored(fileKey) };
  }
}
