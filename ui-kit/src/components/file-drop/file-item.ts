/** A file the application holds: just chosen, on its way, or already on the server. */
export type FileItem = {
  id: string;
  name: string;
  /** Address of a small picture of it. */
  picture?: string;
  /** Pictured from the file itself while there is no address. */
  file?: File;
} & (
  | { state: "waiting" | "done"; progress?: never; error?: never }
  | {
      state: "uploading";
      /** 0 to 1. */
      progress: number;
      error?: never;
    }
  | {
      state: "failed";
      /** What went wrong and how to put it right. */
      error: string;
      progress?: never;
    }
);
