/**
 * Code could not be loaded. A browser requests a failed module only once per document, so every further attempt fails until
 * the document is loaded again.
 */
export class MissingCodeError extends Error {}
