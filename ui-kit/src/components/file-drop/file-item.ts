/** A file in the application: just selected, uploading, or already on the server. */
export type FileItem = {
  id: string;
  name: string;
  /** URL of a small picture of it. */
  picture?: string;
  /** The file itself, pictured while there is no URL. */
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
      /** What went wrong and how to correct it. */
      error: string;
      progress?: never;
    }
);
