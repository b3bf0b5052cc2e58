import { hash } from "node:crypto";
import type { onRequestHookHandler } from "fastify";

/** What an answer is to a browser: how far it may go with it depends on that. */
export type AnswerKind = "api" | "docs" | "page" | "file";

type Headers = Readonly<Record<string, string>>;
type Policy = Readonly<Record<string, string>>;

/** Data, and what cannot be read as a request: never a document. */
const nothing: Policy = { "default-src": "'none'", "base-uri": "'none'", "frame-ancestors": "'none'" };

const policies: Record<AnswerKind, Policy> = {
  api: nothing,
  /** The page needs its own scripts, styles and the API; nothing from elsewhere. */
  docs: {
    ...nothing,
    "script-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "form-action": "'none'",
  },
  /**
   * Pages run only scripts of this origin: none stands in the document, so there is neither a nonce (one page may serve
   * many) nor a hash. The styles that the server writes into it are named by their hashes (`pageStyles`); attributes may
   * hold what React writes. Addresses of code are made by one policy (storefront/src/lib/trusted-code.ts).
   */
  page: {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "default",
  },
  /** A file that somebody uploaded must never run as a page of ours; a drawing may have its styles. */
  file: { ...nothing, "style-src": "'unsafe-inline'", sandbox: "" },
};

const always: Headers = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
};

/** Pictures are shown by search engines and in shared links. */
const own: Partial<Record<AnswerKind, Headers>> = {
  file: { "cross-origin-resource-policy": "cross-origin" },
};

const written = (policy: Policy) =>
  Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join("; ");

function toHeaders(kind: AnswerKind, https: boolean): Headers {
  const policy = {
    ...policies[kind],
    ...(https && kind !== "api" ? { "upgrade-insecure-requests": "" } : {}),
  };
  return {
    ...always,
    ...own[kind],
    "content-security-policy": written(policy),
    ...(https ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}

const kinds = Object.keys(policies) as AnswerKind[];
const table = (https: boolean) =>
  Object.fromEntries(kinds.map((kind) => [kind, toHeaders(kind, https)])) as Record<AnswerKind, Headers>;
const plain = table(false);
const encrypted = table(true);

/** The security headers of every kind of answer; browsers that came by https are told to stay with it. */
export function securityHeaders({ https = false }: { https?: boolean }): Record<AnswerKind, Headers> {
  return https ? encrypted : plain;
}

/** Names the text of a style element in a policy. */
export const styleHash = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;

/** The headers of a page in whose document these styles stand, by their hashes. */
export function pageStyles(api: { https?: boolean }, hashes: readonly string[]): Headers {
  const { page } = securityHeaders(api);
  const policy = page["content-security-policy"]!.replace(
    "style-src 'self'",
    ["style-src 'self'", ...hashes].join(" "),
  );
  return { "content-security-policy": policy };
}

/**
 * For the plugin that answers: its own kind, however the address was spelt. Routers decode an address before they match
 * it, so its text does not tell who answers.
 */
export function answerAs(kind: AnswerKind, api: { https?: boolean }): onRequestHookHandler {
  const headers = securityHeaders(api)[kind];
  return (_request, reply, done) => {
    reply.headers(headers);
    done();
  };
}

/** The kind of what stands at a path by its text, for what no plugin has answered. */
export function getKind(url: string): AnswerKind {
  if (/^\/api\/v1\/docs(?:[/?]|$)/.test(url)) return "docs";
  if (/^\/(?:api|payments)\//.test(url)) return "api";
  return url.startsWith("/files/") ? "file" : "page";
}
