import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../directories.ts";
import { findObjection } from "./allowed.ts";

interface LockedPackage {
  version?: string;
  license?: string;
  link?: boolean;
}

const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
  packages: Record<string, LockedPackage>;
};

/** The path of a downloaded package in the lock file; our own workspaces are links to folders. */
const INSTALLED = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/;

const packages = Object.entries(lock.packages).flatMap(([path, { version = "", license, link }]) => {
  const name = INSTALLED.exec(path)?.[1];
  return name && !link ? [{ name, version, licence: license }] : [];
});

test("installs only packages whose licences allow use and redistribution", () => {
  expect(packages.length).toBeGreaterThan(1000);
  const objections = packages.flatMap((one) => {
    const objection = findObjection(one);
    return objection ? [`${one.name}@${one.version} ${objection}`] : [];
  });
  expect(objections).toEqual([]);
});

test.each([
  ["left-pad", "GPL-3.0-only"],
  ["left-pad", "AGPL-3.0-or-later"],
  ["left-pad", "SEE LICENSE IN LICENSE"],
  ["left-pad", undefined],
  ["left-pad", "MIT AND GPL-3.0-only"],
  ["left-pad", "LGPL-3.0-or-later"],
  ["@medusajs/rbac", "SEE LICENSE IN LICENSE"],
])("refuses %s under %s", (name, licence) => {
  expect(findObjection({ name, version: "1.0.0", licence })).toContain("licence");
});

test.each([
  ["left-pad", "MIT"],
  ["type-fest", "(MIT OR CC0-1.0)"],
  ["pako", "(MIT AND Zlib)"],
  ["left-pad", "GPL-3.0-only OR MIT"],
])("allows %s under %s", (name, licence) => {
  expect(findObjection({ name, version: "1.0.0", licence })).toBeNull();
});

test.each([
  ["@medusajs/medusa", "2.21.2", "SEE LICENSE IN LICENSE"],
  ["busboy", "1.6.0", undefined],
])(
  "allows the reviewed licence of %s in %s, and refuses the next release until it is reviewed",
  (name, version, licence) => {
    expect(findObjection({ name, version, licence })).toBeNull();
    for (const next of [`${version}0`, version.replace(/\d+$/, (last) => String(Number(last) + 1))])
      expect(findObjection({ name, version: next, licence })).toContain("of this release");
  },
);

/** Packages that must not be installed (docs/decisions/044): empty packages of ours replace them. */
test.each([
  ...["rbac", "auth-oidc", "dashboard", "admin-bundler", "draft-order", "telemetry"].map(
    (one) => `@medusajs/${one}`,
  ),
  ...["payment-stripe", "analytics-posthog"].map((one) => `@medusajs/${one}`),
  ...["sdk-node", "sdk-trace-node", "instrumentation-pg"].map((one) => `@opentelemetry/${one}`),
  "connect-dynamodb",
  "@aws-sdk/client-dynamodb",
  "@sentry/node",
  "@jercle/yargonaut",
  ...["@graphql-codegen/core", "@graphql-codegen/typescript", "@rushstack/ts-command-line", "@mikro-orm/cli"],
  ...["stripe", "jwks-rsa", "inquirer", "@inquirer/checkbox", "@inquirer/input"],
])("replaces %s with an empty package", (name) => {
  expect(lock.packages[`node_modules/${name}`]).toEqual({
    resolved: expect.stringMatching(/^tools\/absent\/[a-z-]+$/),
    link: true,
  });
});
