import type { IncomingMessage } from "node:http";

const absoluteForm = /^https?:\/\/[^/?#]*/i;
/** A step up or nowhere, which browsers take before they ask. An encoded one is a name, and no thing has it. */
const step = /(?:^|\/)\.{1,2}(?:\/|$)/;

/**
 * Brings the target of a request into the one form that everything behind knows, a path: proxies may send a whole
 * address (RFC 9112, 3.2.2). False for what is no request for a page: `*`, two hosts, steps up.
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
