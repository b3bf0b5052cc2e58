/** Nothing that a browser would read otherwise than it is written: no second slash ahead, no steps, no odd letters. */
const plain = /^\/(?![/\\])(?!(?:[^?#]*\/)?(?:\.|%2e){1,2}(?:[/?#]|$))[^\\\s]*$/i;

/**
 * The path of this site that a browser makes of a text, with exactly one slash ahead: `//host`, `/\host` and what becomes
 * one of them once its steps are taken (`/.//host`) would be another site's address. Query and fragment stay.
 */
export function inside(path: string): string {
  if (plain.test(path)) return path;
  const { pathname, search, hash } = new URL(`http://inside.invalid/${path.replace(/^[/\\\s]+/, "")}`);
  return `/${pathname.replace(/^\/+/, "")}${search}${hash}`;
}
