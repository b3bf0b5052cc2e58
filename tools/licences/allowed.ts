/** Licences that let anybody use, change and redistribute a package without a contract. */
const PERMISSIVE = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Zlib",
];

/** Other licences, each only for the reviewed packages. */
const LOOKED_AT: Record<string, { packages: RegExp; because: string }> = {
  "CC-BY-4.0": { packages: /^caniuse-lite$/, because: "data of a build tool, named by its author" },
  "LGPL-3.0-or-later": {
    packages: /^@img\/sharp-/,
    because: "libvips, a shared library that can be replaced",
  },
  "MPL-2.0": {
    packages: /^(axe-core|lightningcss(-.*)?)$/,
    because: "tools of building and testing, used unchanged",
  },
  "PSF-2.0": { packages: /^argparse$/, because: "permissive; a parser behind a linter of the API document" },
  "OFL-1.1": { packages: /\/onest$/, because: "the typeface, as its licence wants it: under its name" },
};

/**
 * Packages whose manifest names no licence or points to a file. The file was read in these releases only, since it may
 * change in the next one.
 */
const READ_BY_HAND: Record<string, { packages: RegExp; because: string }> = {
  MIT: {
    packages:
      /^(busboy@1\.6\.0|streamsearch@1\.1\.0|limiter@1\.1\.5|parent-require@1\.0\.0|png-js@2\.0\.0|connect-dynamodb@3\.0\.5)$/,
    because: "the licence file is the text of MIT",
  },
  "MIT (core)": {
    packages: /^@medusajs\/(core-flows|framework|link-modules|medusa|types|utils)@2\.21\.2$/,
    because: "MIT but for parts marked as enterprise, none of which is loaded (docs/decisions/044)",
  },
};

interface ReleasedPackage {
  name: string;
  version: string;
  /** as in its manifest */
  licence: string | undefined;
}

/** Why a package may not be installed, or null. */
export function findObjection({ name, version, licence }: ReleasedPackage): string | null {
  if (licence === undefined || licence.startsWith("SEE LICENSE")) {
    const read = Object.values(READ_BY_HAND).some(({ packages }) => packages.test(`${name}@${version}`));
    return read
      ? null
      : "names no licence: read the licence file of this release, then add it to tools/licences/allowed.ts";
  }
  const choices = licence.replaceAll(/[()]/g, "").split(" OR ");
  const isAllowed = (one: string) => PERMISSIVE.includes(one) || LOOKED_AT[one]?.packages.test(name) === true;
  if (choices.some((choice) => choice.split(" AND ").every(isAllowed))) return null;
  return `is under ${licence}, which tools/licences/allowed.ts does not allow it`;
}
