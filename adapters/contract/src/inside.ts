/** A path that browsers use as it is written: no second slash at the start, no dot segments, no backslash or space. */
const plain = /^\/(?![/\\])(?!(?:[^?#]*\/)?(?:\.|%2e){1,2}(?:[/?#]|$))[^\\\s]*$/i;

/**
 * The path on this site for a text, with exactly one slash at the start: `//host`, `/\host` and what browsers resolve to
 * one of them (`/.//host`) would lead to another site. Query and fragment are unchanged.
 */
export function inside(path: string): string {
  if (plain.test(path)) return path;
  const { pathname, search, hash } = new URL(`http://inside.invalid/${path.replace(/^[/\\\s]+/, "")}`);
  return `/${pathname.replace(/^\/+/, "")}${search}${hash}`;
}
