import { uzbekLatin } from "./uzbek-latin.ts";

/** Converts a name to a slug: lower-case Latin letters, digits and single hyphens; may be empty. */
export function plainSlug(name: string, max: number): string {
  return (
    uzbekLatin(name)
      .normalize("NFKD")
      // combining marks, and every shape of an apostrophe
      .replace(/[\p{M}\u02bb\u02bc\u2018\u2019'`´ʹ′]/gu, "")
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, max)
      .replace(/^-+|(?<!-)-+$/g, "")
  );
}
