import type { MedusaContainer } from "@medusajs/framework/types";
import { publishScheduled } from "../../../../src/workflows/content/publish-draft.ts";
import { releaseDeletedPictures } from "../../../../src/workflows/content/restore-content.ts";

const jobs = { publishScheduled, releaseDeletedPictures };

/** Runs a job of banners and sections at once. */
export default function runContentJob(container: MedusaContainer, job: keyof typeof jobs): Promise<void> {
  return jobs[job](container);
}
