import { hash } from "node:crypto";
import type { onRequestHookHandler } from "fastify";

/** Kinds of answers, by which their security headers differ. */
export type AnswerKind = "api" | "docs" | "page" | "file";

type Headers = Readonly<Record<string, string>>;
type Policy = Readonly<Record<string, string>>;

/** For data and for answers to unreadable requests, which are never a document. */
const nothing: Policy = { "default-src": "'none'", "base-uri": "'none'", "frame-ancestors": "'none'" };

const policies: Record<AnswerKind, Policy> = {
  api: nothing,
  /** Swagger's page needs its own scripts, styles and the API; nothing from other origins. */
  docs: {
    ...nothing,
    "script-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "form-action": "'none'",
  },
  /**
   * Pages run only scripts of this origin and none that stands in the document, so no nonce (one page may serve many) and
   * no hash is needed. Styles that the server writes into the document are allowed by their hashes (`pageStyles`), style
   * attributes because React writes them. One Trusted Types policy makes script URLs (storefront/src/lib/trusted-code.ts).
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
  /** An uploaded file must never run scripts on our origin; an SVG may have styles. */
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

/** Search engines and shared links show pictures on other sites. */
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

/** The security headers of every kind of answer; over https they include `Strict-Transport-Security`. */
export function securityHeaders({ https = false }: { https?: boolean }): Record<AnswerKind, Headers> {
  return https ? encrypted : plain;
}

/** The CSP source of a style element with this text. */
export const styleHash = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;

/** The headers of a page that contains styles with these hashes. */
export function pageStyles(api: { https?: boolean }, hashes: readonly string[]): Headers {
  const { page } = securityHeaders(api);
  const policy = page["content-security-policy"]!.replace(
    "style-src 'self'",
    ["style-src 'self'", ...hashes].join(" "),
  );
  return { "content-security-policy": policy };
}

/**
 * A hook for the plugin that answers, independent of the address: routers decode an address before they match it, so its
 * text does not say which plugin answers.
 */
export function answerAs(kind: AnswerKind, api: { https?: boolean }): onRequestHookHandler {
  const headers = securityHeaders(api)[kind];
  return (_request, reply, done) => {
    reply.headers(headers);
    done();
  };
}

/** The kind of answer by the text of the path, for requests that no plugin answers. */
export function getKind(url: string): AnswerKind {
  if (/^\/api\/v1\/docs(?:[/?]|$)/.test(url)) return "docs";
  if (/^\/(?:api|payments)\//.test(url)) return "api";
  return url.startsWith("/files/") ? "file" : "page";
}
