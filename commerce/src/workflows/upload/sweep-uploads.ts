import { readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { SHOP_UPLOAD_MODULE } from "../../modules/upload/index.ts";
import type { ShopUploadModuleService } from "../../modules/upload/service.ts";
import { receivedPrefix } from "../../uploads/receive-form.ts";

/** Three days: a form that was open over a weekend still finds its pictures. */
const idleSeconds = 3 * 24 * 60 * 60;
const hourMs = 3_600_000;

/** Deletes unclaimed files in batches of a hundred. Safe to run in several processes. */
export async function sweepUploads(container: MedusaContainer): Promise<number> {
  const uploads = container.resolve<ShopUploadModuleService>(SHOP_UPLOAD_MODULE);
  const files = container.resolve(Modules.FILE);
  let swept = 0;
  for (;;) {
    const idle = await uploads.sweep(idleSeconds);
    await files.deleteFiles(idle.map(({ url }) => url.slice("/files/".length)));
    await uploads.forget(idle.map(({ id }) => id));
    swept += idle.length;
    if (idle.length === 0) return swept;
  }
}

/** Deletes what a killed process was receiving: no upload takes an hour. */
export async function sweepReceived(folder = tmpdir(), now = Date.now()): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(receivedPrefix)) continue;
    const path = join(folder, name);
    const about = await stat(path).catch(() => undefined);
    if (about && now - about.mtimeMs > hourMs) await rm(path, { force: true });
  }
}
