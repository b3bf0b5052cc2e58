import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../directories.ts";

interface LockEntry {
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

/** A package in the format of CycloneDX 1.5. */
interface Component {
  type: "library";
  "bom-ref": string;
  name: string;
  version: string;
  scope: "required" | "optional";
  purl: string;
  licenses?: { expression: string }[];
  hashes?: { alg: "SHA-512"; content: string }[];
}

const MODULES = "node_modules/";

function toComponent(path: string, { version = "", license, integrity, ...entry }: LockEntry): Component {
  const name = path.slice(path.lastIndexOf(MODULES) + MODULES.length);
  const hash = /^sha512-(\S+)$/.exec(integrity ?? "")?.[1];
  return {
    type: "library",
    "bom-ref": path,
    name,
    version,
    scope: entry.optional || entry.devOptional ? "optional" : "required",
    purl: `pkg:npm/${name.replace("@", "%40")}@${encodeURIComponent(version)}`,
    ...(license && { licenses: [{ expression: license }] }),
    ...(hash && { hashes: [{ alg: "SHA-512", content: Buffer.from(hash, "base64").toString("hex") }] }),
  };
}

/**
 * The packages of the shop as CycloneDX: those of the lock file that are not only for development. `npm sbom --omit=dev` is
 * not used because it leaves out packages that a workspace ships and the root also uses (react, sharp, pg).
 */
export function inventory() {
  const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
    version: string;
    packages: Record<string, LockEntry>;
  };
  const components = Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes(MODULES) && !dev && !link)
    .map(([path, entry]) => toComponent(path, entry));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", name: "bezak", version: lock.version } },
    components,
  };
}
