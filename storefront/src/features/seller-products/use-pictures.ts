import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { moved } from "../../lib/moved.ts";
import { randomKey } from "../../lib/random-key.ts";
import { uploadFile } from "../../lib/upload-file.ts";

/** A picture of the product, stored or being uploaded. */
export interface ProductPicture {
  id: string;
  state: "waiting" | "sending" | "done" | "failed";
  /** set once it is uploaded */
  url?: string;
  file?: File;
  /** file name for display */
  name: string;
  error?: string;
}

export type Pictures = ReturnType<typeof usePictures>;

const stored = (url: string): ProductPicture => ({ id: url, url, state: "done", name: "" });

/** Pictures of a product in order. New ones are uploaded one after another; failed uploads can be repeated. */
export function usePictures(urls: readonly string[]) {
  const t = useTexts();
  const api = useApi();
  const [list, setList] = useState<readonly ProductPicture[]>(() => urls.map(stored));
  const sending = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  const put = (id: string, change: Partial<ProductPicture>) =>
    setList((now) => now.map((one) => (one.id === id ? { ...one, ...change } : one)));

  async function send(id: string, file: File, { signal }: AbortController) {
    // removed while it waited
    if (signal.aborted) return;
    put(id, { state: "sending", error: undefined });
    try {
      const { url } = await uploadFile(api, file, "product", signal);
      // uploading the same photo twice gives the same URL
      setList((now) =>
        now.some((one) => one.url === url)
          ? now.filter((one) => one.id !== id)
          : now.map((one) => (one.id === id ? { ...one, url, state: "done" } : one)),
      );
    } catch (error) {
      if (!signal.aborted) {
        const serverError = isApiError(error) ? error.fields["file"] : undefined;
        put(id, { state: "failed", error: serverError ?? describeError(error, t) });
      }
    } finally {
      sending.current.delete(id);
    }
  }

  function line(id: string, file: File) {
    const controller = new AbortController();
    sending.current.set(id, controller);
    queue.current = queue.current.then(() => send(id, file, controller));
  }

  useEffect(() => {
    const all = sending.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);

  return {
    list,
    /** of the uploaded pictures, in order */
    urls: list.flatMap(({ url }) => url ?? []),
    /** some are waiting or being uploaded */
    busy: list.some(({ state }) => state === "waiting" || state === "sending"),
    add(files: readonly File[]) {
      const added = files.map((file) => ({
        id: randomKey(),
        file,
        name: file.name,
        state: "waiting" as const,
      }));
      setList((now) => [...now, ...added]);
      for (const { id, file } of added) line(id, file);
    },
    remove(id: string) {
      sending.current.get(id)?.abort();
      setList((now) => now.filter((one) => one.id !== id));
    },
    retry(id: string) {
      const file = list.find((one) => one.id === id)?.file;
      if (!file) return;
      put(id, { state: "waiting", error: undefined });
      line(id, file);
    },
    move: (from: number, to: number) => setList((now) => moved(now, from, to)),
    /** replaces all pictures */
    reset: (to: readonly string[]) => setList(to.map(stored)),
  };
}
