/** A piece of code that admits or refuses callers, and its replacement without the check. */
export interface Guard {
  name: string;
  /** More than one where several pieces of code make the same check and each alone suffices. */
  edits: Edit[];
  /**
   * What notices the removal, where the access check cannot: a spec below `commerce/integration-tests/http`, or the path of a
   * test of the adapters.
   */
  spec?: string;
}

export interface Edit {
  /** path in the repository */
  file: string;
  /** occurs once in the file */
  code: string;
  without: string;
}

export const guard = (name: string, file: string, code: string, without: string): Guard => ({
  name,
  edits: [{ file, code, without }],
});

/** A guard that only a spec or a test notices. */
export const guardOfSpec = (spec: string, ...parts: Parameters<typeof guard>): Guard => ({
  ...guard(...parts),
  spec,
});

/** The web server checks roles, and so does commerce or the code that calls it. */
export const atWebServer: Edit = {
  file: "adapters/src/mount.ts",
  code: 'if (!mayCall(route, session)) return new ApiError("forbidden");',
  without: "",
};
