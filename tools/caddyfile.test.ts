import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./directories.ts";

const caddyfile = readFileSync(join(ROOT, "Caddyfile"), "utf8");

test("gets public certificates at the edge and keeps Caddy's default TLS settings", () => {
  const settings = caddyfile.replace(/#.*/g, "");
  expect(settings).toContain("{$SHOP_DOMAIN::8000}");
  expect(settings).not.toMatch(
    /\b(?:tls|protocols|ciphers|tls_insecure_skip_verify)\b|auto_https (?!disable_redirects)/,
  );
});

test("limits the time for headers, idle connections and slow readers at the edge, and allows an hour's upload", () => {
  const timeouts = /timeouts \{([^}]*)\}/.exec(caddyfile)?.[1] ?? "";
  const pairs = [...timeouts.matchAll(/^\s*(\w+) (\d+[ms])$/gm)].map(([, ...pair]) => pair);
  expect(Object.fromEntries(pairs)).toEqual({ read_header: "10s", write: "65m", idle: "1m" });
});

test("sends the shop's security headers with the edge's own answers", () => {
  const [, guarded = ""] = /^\(guarded\) \{$([^]*?)^\}$/m.exec(caddyfile) ?? [];
  const sent = [...guarded.matchAll(/^\t\t([\w-]+) "(.*)"$/gm)].map(([, name = "", value]) => [
    name.toLowerCase(),
    value,
  ]);
  const table = readFileSync(join(ROOT, "adapters/src/security-headers.ts"), "utf8");
  const [, always = ""] = /const always: Headers = \{([^}]*)\}/.exec(table) ?? [];
  const common = [...always.matchAll(/"([\w-]+)": "(.*)",/g)].map(([, ...pair]) => pair);
  expect(common.length).toBeGreaterThan(5);
  const policy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
  expect(Object.fromEntries(sent)).toEqual({
    ...Object.fromEntries(common),
    "content-security-policy": policy,
    "cache-control": "no-store",
  });
  const transport = 'Strict-Transport-Security "max-age=63072000; includeSubDomains"';
  expect(guarded).toContain(`@encrypted protocol https\n\theader @encrypted ${transport}\n`);
  expect(table).toContain('"max-age=63072000; includeSubDomains"');
  expect(caddyfile).toMatch(
    /^\{\$SHOP_DOMAIN::8000\} \{$[^}]*[^]*?^\thandle_errors \{\n\t\timport guarded\n\t\}\n\}$/m,
  );
  expect(caddyfile).toMatch(/^:80 \{\n\timport guarded$/m);
});

test("redirects unencrypted pages to https at the edge and refuses unencrypted calls", () => {
  const unencrypted = /^:80 \{$([^]*?)^\}$/m.exec(caddyfile)?.[1];
  const blocks = [...(unencrypted ?? "").matchAll(/^\thandle ?(\S*) \{\n\t\t(.*)\n\t\}/gm)];
  expect(unencrypted).toContain("@calls path /api/* /payments/*");
  expect(blocks.map(([, ...block]) => block)).toEqual([
    ["@calls", 'respond "Use https" 403'],
    ["", "redir https://{host}{uri} 308"],
  ]);
});
