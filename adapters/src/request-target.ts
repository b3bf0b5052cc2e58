import type { IncomingMessage } from "node:http";

const absoluteForm = /^https?:\/\/[^/?#]*/i;
/** A dot segment; browsers resolve these before they send a request. An encoded one is an id that no object has. */
const step = /(?:^|\/)\.{1,2}(?:\/|$)/;

/**
 * Reduces the target of a request to a path, since proxies may send an absolute URL (RFC 9112, 3.2.2). False for targets
 * that are not served: `*`, two `Host` headers, dot segments.
 */
export function readTarget(request: IncomingMessage): boolean {
  const { rawHeaders, url = "" } = request;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  if (hosts > 1) return false;
  if (!url.startsWith("/")) {
    const path = absoluteForm.test(url) ? url.replace(absoluteForm, "") : null;
    if (path === null) return false;
    request.url = path.startsWith("/") ? path : `/${path}`;
  }
  return !step.test(request.url?.split("?", 1)[0] ?? "");
}
