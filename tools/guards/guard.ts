/** A part of a program that lets somebody in or not, and what it looks like without it. */
export interface Guard {
  name: string;
  /** More than one where two places guard the same: either alone is enough. */
  edits: Edit[];
}

export interface Edit {
  /** below the repository */
  file: string;
  /** stands there once */
  code: string;
  without: string;
}

export const guard = (name: string, file: string, code: string, without: string): Guard => ({
  name,
  edits: [{ file, code, without }],
});

/** Roles are asked for by the web server; commerce, or whoever asks it, asks again. */
export const atWebServer: Edit = {
  file: "adapters/src/mount.ts",
  code: 'if (!mayCall(route, session)) throw new ApiError("forbidden");',
  without: "",
};
