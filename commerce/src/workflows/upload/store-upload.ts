import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Upload } from "@bezak/contract/uploads.ts";
import { renditionName } from "@bezak/contract/pictures.ts";
import { pdfMime, uploadLimits, uploadStem } from "@bezak/contract/upload-types.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { SHOP_UPLOAD_MODULE } from "../../modules/upload/index.ts";
import type { ShopUploadModuleService } from "../../modules/upload/service.ts";
import { writeByStream } from "../../pictures/keep-by-stream.ts";
import { storeRenditions, type WriteFile } from "../../pictures/keep-picture.ts";
import { decodePicture, makeRenditions } from "../../pictures/make-renditions.ts";
import { checkPdf } from "../../uploads/pdf/check-pdf.ts";
import { createBoundedQueue } from "../../shared/bounded-queue.ts";
import type { ReceivedFile } from "../../uploads/receive-form.ts";
import { ShopError } from "../../shop-error.ts";

const day = { files: uploadLimits.filesPerDay, bytes: uploadLimits.bytesPerDay };

/** A decoded picture takes up to a hundred megabytes, and encoding uses both cores. */
const decoding = createBoundedQueue({ concurrency: 2, maxWaiting: 50 });

const toKey = (url: string) => url.slice("/files/".length);

/** Seconds until the next day in UTC, when quotas are reset. */
const secondsLeftOfDay = (now = Date.now()) => Math.ceil((86_400_000 - (now % 86_400_000)) / 1000);

/** Counts an upload. @throws ShopError 429 upload_quota_reached */
export async function spendQuota(
  container: MedusaContainer,
  ownerId: string,
  spent: { files?: number; bytes?: number },
): Promise<void> {
  const uploads = container.resolve<ShopUploadModuleService>(SHOP_UPLOAD_MODULE);
  if (await uploads.spend(ownerId, day, spent)) return;
  const retryAfter = secondsLeftOfDay();
  throw new ShopError(429, "upload_quota_reached", "Enough files for today", { retryAfter });
}

/**
 * Stores a received file: a picture as its renditions, a PDF unchanged. Its row is written first, so that whatever a killed
 * process leaves behind is deleted like any unclaimed file.
 */
export async function storeUpload(
  container: MedusaContainer,
  ownerId: string,
  file: ReceivedFile,
): Promise<Upload> {
  const uploads = container.resolve<ShopUploadModuleService>(SHOP_UPLOAD_MODULE);
  const files = container.resolve(Modules.FILE);
  const write: WriteFile = (filename, mimeType, bytes) =>
    writeByStream((one) => files.getUploadStream(one), { filename, mimeType, access: "public" }, bytes);
  const { type, size: sentBytes } = file;
  const stem = uploadStem(type, randomBytes(16).toString("hex"));

  if (file.kind === "pdf") {
    await checkPdf(file.path, ownerId);
    const bytes = await readFile(file.path);
    const url = `${stem}.pdf`;
    await uploads.begin({ ownerId, type, url, sentBytes });
    await write(toKey(url), pdfMime, bytes);
    return { url, type, size: bytes.length };
  }
  return decoding.run(async () => {
    const made = await makeRenditions(await decodePicture(file.path), "careful");
    const url = renditionName(stem, made, "webp");
    const { width, height, thumbhash } = made;
    await uploads.begin({ ownerId, type, url, sentBytes, thumbhash });
    await storeRenditions(made, toKey(stem), write);
    const largest = made.renditions.find((one) => one.format === "webp" && one.width === width);
    return { url, type, size: largest?.data.length ?? sentBytes, width, height, thumbhash };
  });
}
