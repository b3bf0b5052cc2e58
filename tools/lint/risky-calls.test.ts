import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../directories.ts";

/** Everything that runs in production; demo data, stories and tests are left out. */
const folders = [
  "adapters/src",
  "adapters/contract/src",
  "commerce/src",
  "storefront/server",
  "storefront/src",
];
const beside = /\.(test|stories)\.tsx?$|^commerce\/src\/scripts\/seed\/|^storefront\/src\/(mocks|harness)\//;

const sources = folders
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !beside.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

/** Calls that may be misused, and the only files that make them, each for a reason. */
const rules: [what: string, pattern: RegExp, files: string[]][] = [
  [
    "MD5 and SHA-1",
    /"(?:md5|sha1)"/i,
    [
      // required by Click and ATMOS
      "commerce/src/providers/click/merchant-call.ts",
      "commerce/src/providers/click/signature.ts",
      "commerce/src/providers/uzcard/atmos/callback-fields.ts",
    ],
  ],
  [
    "random numbers that can be guessed",
    /Math\.random\(/,
    // the pause before the next attempt
    ["commerce/src/providers/locking-lease/service.ts", "storefront/src/app/query-client.ts"],
  ],
  ["ciphers", /create(?:C|Dec)ipheriv\(/, ["commerce/src/sealed-text.ts"]],
  [
    "ciphers other than AES-256-GCM",
    /create(?:C|Dec)ipheriv\((?!"aes-256-gcm")|createECDH|publicEncrypt/,
    [],
  ],
  ["code made of text", /\beval\(|new Function\(|"node:vm"|setTimeout\("/, []],
  [
    "HTML made of text",
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/,
    [],
  ],
  // a program of this repository, by its path; its only input is the name of a file that we created
  [
    "other programs",
    /"node:child_process"/,
    ["commerce/src/product-import/table/read-table.ts", "commerce/src/uploads/pdf/check-pdf.ts"],
  ],
  ["certificates that are not checked", /rejectUnauthorized|TLS_REJECT_UNAUTHORIZED|checkServerIdentity/, []],
  ["lax HTTP", /insecureHTTPParser/, []],
];

describe("the sources of the shop", () => {
  it("are found", () => {
    expect(sources.length).toBeGreaterThan(1000);
  });

  it.each(rules)("use %s only in the listed files", (_, pattern, files) => {
    expect(filesWith(pattern).sort()).toEqual([...files].sort());
  });
});

/** Server files that make requests, and the setting with the address (docs/security.md). */
const callers: Record<string, string> = {
  "adapters/src/commerce-request.ts": "COMMERCE_URL",
  "commerce/src/providers/click/merchant-call.ts": "CLICK_API_URL",
  "commerce/src/providers/mail-smtp/service.ts": "SMTP_URL",
  "commerce/src/providers/shop-files-s3/service.ts": "S3_ENDPOINT",
  "commerce/src/providers/uzcard/atmos/client.ts": "ATMOS_API_URL",
  "storefront/server/bucket-files.ts": "S3_FILE_URL",
};

/** Files that open connections through a package, and the setting with the address. */
const connections: Record<string, string> = {
  "commerce/src/providers/redis-modules.ts": "REDIS_URL",
  "commerce/src/providers/shop-files-s3/medusa-s3.ts": "S3_ENDPOINT",
  "commerce/src/queue/open-queue.ts": "DATABASE_URL",
  "commerce/src/scripts/audit.ts": "DATABASE_URL",
  "commerce/src/scripts/check-database.ts": "DATABASE_URL",
  "commerce/src/scripts/marketplace-setup/setup-lock.ts": "DATABASE_URL",
  "commerce/src/scripts/published-passwords.ts": "DATABASE_URL",
  "commerce/src/scripts/serving-role.ts": "DATABASE_OWNER_URL",
  // both are loaded only when there is an address
  "commerce/src/tracing/start-tracing.ts": "OTEL_EXPORTER_OTLP_ENDPOINT",
  "storefront/server/trace-requests.ts": "OTEL_EXPORTER_OTLP_ENDPOINT",
};

describe("calls to elsewhere", () => {
  const document = readFileSync(join(ROOT, "docs/security.md"), "utf8");
  const server = sources.filter(({ file }) => !file.startsWith("storefront/src/"));
  /** These receive a `fetch` of the web server itself (storefront/server/internal-fetch.ts). */
  const inside = new Set(["storefront/server/site-map.ts", "storefront/server/pages.ts"]);
  const calls = /\bfetch\(|createTransport\(|\bhttps?Request\b.*from|request as http|from "undici"/;

  it("are made only by the listed files, each to the address of a setting in docs/security.md", () => {
    const found = server.filter(({ file, text }) => calls.test(text) && !inside.has(file));
    expect(found.map(({ file }) => file).sort()).toEqual(Object.keys(callers).sort());
    for (const setting of Object.values(callers)) expect(document).toContain(setting);
  });

  it("are made by packages only in the listed files, each to the address of a setting", () => {
    // `import type` opens no connection
    const opens =
      /^import (?!type).*\b(?:pg|Client|Pool|PgBoss|Redis)\b.* from "(?:pg|pg-boss|ioredis)";$|exporter-trace-otlp|-redis"|"@medusajs\/medusa\/file-s3"/m;
    const found = server.filter(({ text }) => opens.test(text)).map(({ file }) => file);
    expect(found.sort()).toEqual(Object.keys(connections).sort());
    for (const setting of Object.values(connections)) expect(document).toContain(setting);
    const bare =
      /^import (?!type)(?!.*\b(?:BlockList|isIP|createServer|Server)\b).* from "node:(?:net|tls|dgram|dns|http2)"/m;
    expect(filesWith(bare)).toEqual([]);
  });

  it("follow no redirect", () => {
    const fetching = server.filter(({ file, text }) => /\bfetch\(/.test(text) && !inside.has(file));
    expect(fetching.length).toBeGreaterThan(3);
    for (const { file, text } of fetching)
      expect([file, text.match(/redirect: "error"/g)?.length]).toEqual([
        file,
        text.match(/\bfetch\(/g)?.length,
      ]);
  });
});
