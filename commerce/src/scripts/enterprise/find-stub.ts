import { fileURLToPath, pathToFileURL } from "node:url";
import { findEnterprisePackage } from "./paths.ts";

/** Matches the names of all enterprise parts: most modules need no closer check. */
const SUSPECT = /rbac|polic|permission|roles|oidc|user\/route/;

const stub = new URL("stub.cjs", import.meta.url).href;
const nothing = new URL("nothing.cjs", import.meta.url).href;

/** Returns the URL of the stub to load for an enterprise part of the engine; undefined for everything else. */
export function findStub(specifier: string, parentURL: string | undefined): string | undefined {
  if (!SUSPECT.test(specifier)) return undefined;
  const url = specifier.startsWith("/")
    ? pathToFileURL(specifier)
    : /^(\.|file:)/.test(specifier) && URL.canParse(specifier, parentURL)
      ? new URL(specifier, parentURL)
      : undefined;
  if (url?.protocol !== "file:") return undefined;
  const name = findEnterprisePackage(fileURLToPath(url));
  if (name === undefined) return undefined;
  return name === "link-modules" ? nothing : stub;
}
