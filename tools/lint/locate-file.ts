/** Where a file is: the workspace, and within it the layer and the domain. */
export interface FileLocation {
  workspace:
    | "contract"
    | "adapters"
    | "commerce"
    | "kit"
    | "storefront"
    | "server"
    | "tools"
    | "e2e"
    | "stories"
    | "root";
  /** Folder under `src` (commerce and storefront only), or empty. */
  layer: string;
  /** Folder below the layer: the noun of a module or a feature, or empty. */
  domain: string;
}

const WORKSPACES: [prefix: string, workspace: FileLocation["workspace"]][] = [
  ["adapters/contract/", "contract"],
  ["adapters/", "adapters"],
  ["commerce/", "commerce"],
  ["ui-kit/", "kit"],
  ["storefront/src/", "storefront"],
  ["storefront/test/", "storefront"],
  ["storefront/", "server"],
  ["tools/", "tools"],
  ["e2e/", "e2e"],
  [".storybook/", "stories"],
];

/** Locates a file by its path in the repository. Domains are read from the folders. */
export function locateFile(path: string): FileLocation {
  const [prefix, workspace] = WORKSPACES.find(([start]) => path.startsWith(start)) ?? ["", "root"];
  const inside = path
    .slice(prefix.length)
    .replace(/^src\//, "")
    .split("/");
  const [layer = "", domain = ""] = inside.slice(0, -1);
  return workspace === "storefront" || workspace === "commerce"
    ? { workspace, layer, domain }
    : { workspace, layer: "", domain: "" };
}
