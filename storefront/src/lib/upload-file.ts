import type { UploadType } from "@bezak/contract/upload-types.ts";
import type { Upload } from "@bezak/contract/uploads.ts";
import * as routes from "@bezak/contract/routes/uploads.ts";
import type { ApiClient } from "./api-client.ts";

/** Ten megabytes take a while on a phone. */
const uploadTimeoutMs = 120_000;

export async function uploadFile(
  api: ApiClient,
  file: File,
  type: UploadType,
  signal?: AbortSignal,
): Promise<Upload> {
  const form = new FormData();
  form.append("type", type);
  form.append("file", file);
  const answer = await api.call(routes.upload, {
    form,
    signal,
    timeoutMs: uploadTimeoutMs,
  });
  return answer.data;
}
