import type { Endpoint } from "@bezak/contract/route.ts";
import type { ApiClient, CallArguments } from "./api-client.ts";

const encoded = /filename\*=UTF-8''([^;]+)/;

/** Long, since large tables take a while to create. */
const timeoutMs = 120_000;

/**
 * Saves a file of the signed-in user as a download.
 * @throws ApiError
 */
export async function downloadFile<const E extends Endpoint>(
  api: ApiClient,
  endpoint: E,
  ...[options]: CallArguments<E>
): Promise<void> {
  let name = "file";
  let bytes = new Blob();
  const reading = {
    ...options,
    timeoutMs,
    headers: { accept: "*/*" },
    onHeaders: (headers: Headers) => {
      const found = encoded.exec(headers.get("content-disposition") ?? "")?.[1];
      if (found) name = decodeURIComponent(found);
    },
    read: async (response: Response) => void (bytes = await response.blob()),
  };
  await api.call(endpoint, ...([reading] as unknown as CallArguments<E>));
  keepFile(bytes, name);
}

export function keepFile(bytes: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  // by then the browser has read the blob
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
