import { PassThrough, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { fileCaching } from "@bezak/contract/upload-types.ts";
import type { FileTypes, Logger } from "@medusajs/framework/types";
import { AbstractFileProviderService } from "@medusajs/framework/utils";
import { isPublicPicture, keepPublicPicture } from "../../pictures/keep-by-stream.ts";
import { isOwnKey, keysOf } from "../../pictures/keep-picture.ts";
import { medusaS3, type MedusaS3, type S3Options } from "./medusa-s3.ts";

type Upload = FileTypes.ProviderUploadFileDTO;
type StoredFile = FileTypes.ProviderFileResultDTO;
type Named = FileTypes.ProviderDeleteFileDTO;
type Streamed = FileTypes.ProviderUploadStreamDTO;

/** No rendition takes longer to be put, however slow the store. */
const putMs = 60_000;

/**
 * The same files as shop-files keeps, in an S3 bucket: the same renditions, keys and addresses, by Medusa's own S3
 * provider. The web server finds below `/files` what the bucket has (S3_FILE_URL).
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

  override async upload(file: Upload): Promise<StoredFile> {
    if (isPublicPicture(file)) return keepPublicPicture(file, (one) => this.getUploadStream(one));
    const { key } = await this.s3.upload(file);
    return { key, url: `/files/${key.slice(this.options.prefix.length)}` };
  }

  /** Medusa's stream adds to the name; ours are kept as they are, since renditions are known by their names. */
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
      const renditions = keysOf(fileKey);
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
      // The address is signed for this store: wherever it would lead, the picture has no business there.
      redirect: "error",
    });
    await answer.body?.cancel();
    // The address holds a signature: it must not reach a log.
    if (!answer.ok) throw new Error(`The file store answered ${answer.status} to ${file.filename}`);
  }

  /** Keys of ours are known without the bucket's prefix. */
  private stored(key: string): string {
    return isOwnKey(key) ? this.options.prefix + key : key;
  }

  private named({ fileKey, ...rest }: FileTypes.ProviderGetFileDTO): FileTypes.ProviderGetFileDTO {
    return { ...rest, fileKey: this.stored(fileKey) };
  }
}
