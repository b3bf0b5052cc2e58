import type { Route } from "@bezak/contract/route.ts";
import type { ApiClient } from "./api-client.ts";

const encoded = /filename\*=UTF-8''([^;]+)/;

/** Making a long table takes a while. */
const timeoutMs = 120_000;

export interface FileCall {
  method?: "GET" | "POST";
  /** of a route that moves money */
  confirmed?: boolean;
  query?: Record<string, string | number | readonly string[] | undefined>;
}

/** Asks for a file of the signed-in person and lets the browser keep it. Throws an `ApiError`. */
export async function downloadFile(api: ApiClient, path: string, call: FileCall = {}): Promise<void> {
  const { method = "GET", confirmed, query } = call;
  let name = "file";
  let bytes = new Blob();
  await api.call<Route>(method, path, {
    ...{ query, confirmed, timeoutMs },
    headers: { accept: "*/*" },
    onHeaders: (headers) => {
      const found = encoded.exec(headers.get("content-disposition") ?? "")?.[1];
      if (found) name = decodeURIComponent(found);
    },
    read: async (response) => void (bytes = await response.blob()),
  });
  keepFile(bytes, name);
}

/** Puts bytes among the person's downloads. */
export function keepFile(bytes: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  // the browser has taken it up by then
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
