import type { FileLocation } from "./locate-file.ts";

/** Other workspaces from which a workspace may import. */
const NEIGHBOURS: Record<FileLocation["workspace"], FileLocation["workspace"][]> = {
  contract: [],
  adapters: ["contract"],
  commerce: ["contract"],
  kit: [],
  storefront: ["contract", "kit"],
  server: ["contract", "adapters", "storefront"],
  tools: ["contract"],
  e2e: ["contract", "tools"],
  stories: ["kit", "storefront", "tools"],
  root: ["tools", "stories"],
};

/** Layers of the storefront, lowest first: each may import from the lower ones. */
const LAYERS = [["i18n", "lib"], ["features"], ["mocks"], ["app"]];
/** Layers of commerce from which a module may not import, since they join modules and import them. */
const JOINING_LAYERS = ["api", "jobs", "links", "scripts", "search", "subscribers", "workflows"];

/** Why one file may not import the other, or null. */
export function checkImport(from: FileLocation, to: FileLocation, isTest: boolean): string | null {
  // Stories use Storybook's own preview; a test of the storefront may import from any layer.
  if (isTest && to.workspace === "stories") return null;
  if (isTest && from.workspace === "storefront" && ["storefront", "server"].includes(to.workspace))
    return null;
  if (from.workspace !== to.workspace) {
    if (!NEIGHBOURS[from.workspace].includes(to.workspace))
      return `${from.workspace} must not import ${to.workspace}`;
    return null;
  }
  if (from.workspace === "commerce" && from.layer === "modules") return checkModuleImport(from, to);
  if (from.workspace === "storefront") return checkLayerImport(from, to);
  return null;
}

function checkModuleImport(from: FileLocation, to: FileLocation): string | null {
  if (to.layer === "modules" && to.domain !== from.domain)
    return "modules do not import each other: join them in a link or workflow";
  return JOINING_LAYERS.includes(to.layer) ? `a module must not import ${to.layer}` : null;
}

function checkLayerImport(from: FileLocation, to: FileLocation): string | null {
  // Entry files outside the layers, and tests, are above all layers.
  const height = (layer: string) => {
    const level = LAYERS.findIndex((one) => one.includes(layer));
    return level < 0 ? LAYERS.length : level;
  };
  if (height(to.layer) > height(from.layer))
    return `${from.layer} must not import ${to.layer || "the entries"}`;
  if (from.layer === "features" && to.layer === "features" && from.domain !== to.domain) {
    return "features do not import each other: the app joins them, or what they share goes to lib";
  }
  return null;
}

/** Why a workspace may not import a package, or null. */
export function checkPackageImport(from: FileLocation, name: string, isTest: boolean): string | null {
  if (isTest) return null;
  const isAnyOf = (names: string[]) => names.some((one) => name === one || name.startsWith(`${one}/`));
  if (from.workspace === "contract" && !isAnyOf(["zod"])) return "the contract imports only zod";
  if (
    from.workspace === "kit" &&
    !isAnyOf(["react", "react-dom", "radix-ui", "lucide-react", "@fontsource-variable/onest"])
  ) {
    return "the kit imports only React, Radix and Lucide";
  }
  if (from.workspace === "storefront" && isAnyOf(["zod"])) return "zod does not ship to the browser";
  if (from.workspace === "adapters" && name.startsWith("@medusajs/"))
    return "adapters reach commerce over HTTP";
  return null;
}
