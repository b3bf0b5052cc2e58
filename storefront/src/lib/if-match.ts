/** Header of a call without a body that is about this version of an object. */
export const ifMatch = (version: string | undefined): Record<string, string> =>
  version === undefined ? {} : { "if-match": `"${version}"` };
