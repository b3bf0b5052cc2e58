import type { FileItem } from "@bezak/ui-kit";
import { useRef, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { uploadFile } from "../../lib/upload-file.ts";

type Photo = FileItem & { file: File; url?: string };

export type ReturnPhotosState = ReturnType<typeof useReturnPhotos>;

/** Pictures of what goes back: each is sent as soon as it is chosen. */
export function useReturnPhotos() {
  const t = useTexts();
  const api = useApi();
  const [items, setItems] = useState<readonly Photo[]>([]);
  const count = useRef(0);

  function change(id: string, become: (photo: Photo) => Photo) {
    setItems((now) => now.map((photo) => (photo.id === id ? become(photo) : photo)));
  }

  async function send({ id, file }: Pick<Photo, "id" | "file">) {
    const base = { id, name: file.name, file };
    change(id, () => ({ ...base, state: "uploading", progress: 0 }));
    try {
      const { url } = await uploadFile(api, file, "image");
      change(id, () => ({ ...base, state: "done", url }));
    } catch (error) {
      change(id, () => ({ ...base, state: "failed", error: describeError(error, t) }));
    }
  }

  return {
    items,
    urls: items.flatMap(({ url }) => url ?? []),
    /** something is on its way */
    busy: items.some(({ state }) => state === "uploading"),
    add(files: File[]) {
      const added = files.map((file): Photo => {
        count.current += 1;
        return { id: `photo-${count.current}`, name: file.name, file, state: "waiting" };
      });
      setItems((now) => [...now, ...added]);
      for (const photo of added) void send(photo);
    },
    remove: (id: string) => setItems((now) => now.filter((photo) => photo.id !== id)),
    retry(id: string) {
      const photo = items.find((one) => one.id === id);
      if (photo) void send(photo);
    },
  };
}
