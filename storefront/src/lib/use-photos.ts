import type { UploadType } from "@bezak/contract/upload-types.ts";
import type { FileItem } from "@bezak/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "./api-context.ts";
import { describeError } from "./describe-error.ts";
import { randomKey } from "./random-key.ts";
import { uploadFile } from "./upload-file.ts";

/** `url` is set once the photo is uploaded. */
type Photo = FileItem & { url?: string };

const sent = (url: string): Photo => ({
  id: url,
  url,
  picture: url,
  state: "done",
  name: url.split("/").at(-1) ?? url,
});

export type Photos = ReturnType<typeof usePhotos>;

/** Photos of a form, uploaded as soon as they are chosen; `urls` are those uploaded before. */
export function usePhotos(type: UploadType, urls: readonly string[] = []) {
  const t = useTexts();
  const api = useApi();
  const [photos, setPhotos] = useState<readonly Photo[]>(() => urls.map(sent));
  const sending = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = sending.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);

  const put = (id: string, change: (photo: Photo) => Photo) =>
    setPhotos((now) => now.map((photo) => (photo.id === id ? change(photo) : photo)));

  async function send(id: string, file: File) {
    const controller = new AbortController();
    sending.current.set(id, controller);
    const { name } = file;
    put(id, () => ({ id, name, file, state: "waiting" }));
    try {
      const { url } = await uploadFile(api, file, type, controller.signal);
      put(id, () => ({ id, name, file, url, state: "done" }));
    } catch (error) {
      if (!controller.signal.aborted)
        put(id, () => ({ id, name, file, state: "failed", error: describeError(error, t) }));
    } finally {
      sending.current.delete(id);
    }
  }

  return {
    photos,
    /** of the uploaded photos, in order */
    urls: photos.flatMap(({ url }) => url ?? []),
    /** some are being uploaded or failed */
    unfinished: photos.some(({ state }) => state !== "done"),
    add(files: readonly File[]) {
      const added = files.map((file) => ({ id: randomKey(), file }));
      const rows = added.map(({ id, file }): Photo => ({ id, file, name: file.name, state: "waiting" }));
      setPhotos((now) => [...now, ...rows]);
      for (const { id, file } of added) void send(id, file);
    },
    remove(id: string) {
      sending.current.get(id)?.abort();
      setPhotos((now) => now.filter((photo) => photo.id !== id));
    },
    retry(id: string) {
      const file = photos.find((photo) => photo.id === id)?.file;
      if (file) void send(id, file);
    },
  };
}
