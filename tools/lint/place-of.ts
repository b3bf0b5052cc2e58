/** Where a file stands in the house plan: the house, and within it the floor and the room. */
export interface Place {
  house:
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
  floor: string;
  /** Folder under the floor: a module's or a feature's noun, or empty. */
  room: string;
}

const HOUSES: [prefix: string, house: Place["house"]][] = [
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

/** The place of a file, by its path from the clone's folder. Rooms are read off the folders: none is listed here. */
export function placeOf(path: string): Place {
  const [prefix, house] = HOUSES.find(([start]) => path.startsWith(start)) ?? ["", "root"];
  const inside = path
    .slice(prefix.length)
    .replace(/^src\//, "")
    .split("/");
  const [floor = "", room = ""] = inside.slice(0, -1);
  return house === "storefront" || house === "commerce"
    ? { house, floor, room }
    : { house, floor: "", room: "" };
}
