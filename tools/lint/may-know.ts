import type { Place } from "./place-of.ts";

/** Houses beside its own that a house may import from. */
const NEIGHBOURS: Record<Place["house"], Place["house"][]> = {
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

/** Floors of the storefront, lowest first: each may know those below it. */
const FLOORS = [["i18n", "lib"], ["features"], ["mocks"], ["app"]];
/** Floors of commerce that a module may not know: they join modules, so they know it. */
const JOINERS = ["api", "jobs", "links", "scripts", "search", "subscribers", "workflows"];

/** The reason why one file may not import the other, or null. */
export function whyNot(from: Place, to: Place, isTest: boolean): string | null {
  // Stories are made with Storybook's own preview; a test of the storefront may join what its subject may not.
  if (isTest && to.house === "stories") return null;
  if (isTest && from.house === "storefront" && ["storefront", "server"].includes(to.house)) return null;
  if (from.house !== to.house) {
    if (!NEIGHBOURS[from.house].includes(to.house)) return `${from.house} must not know ${to.house}`;
    return null;
  }
  if (from.house === "commerce" && from.floor === "modules") return whyNotFromModule(from, to);
  if (from.house === "storefront") return whyNotFromFloor(from, to);
  return null;
}

function whyNotFromModule(from: Place, to: Place): string | null {
  if (to.floor === "modules" && to.room !== from.room)
    return "modules do not import each other: join them in a link or workflow";
  return JOINERS.includes(to.floor) ? `a module must not know ${to.floor}` : null;
}

function whyNotFromFloor(from: Place, to: Place): string | null {
  // The entries beside the floors, and tests, stand on the roof.
  const height = (floor: string) => {
    const level = FLOORS.findIndex((one) => one.includes(floor));
    return level < 0 ? FLOORS.length : level;
  };
  if (height(to.floor) > height(from.floor))
    return `${from.floor} must not know ${to.floor || "the entries"}`;
  if (from.floor === "features" && to.floor === "features" && from.room !== to.room) {
    return "features do not import each other: the app joins them, or what they share goes to lib";
  }
  return null;
}

/** Packages that only some may use. The reason, or null. */
export function whyNotPackage(from: Place, name: string, isTest: boolean): string | null {
  if (isTest) return null;
  const isOneOf = (names: string[]) => names.some((one) => name === one || name.startsWith(`${one}/`));
  if (isOneOf(["react-router"])) return "import from react-router-dom: its RouterProvider is another one";
  if (from.house === "contract" && !isOneOf(["zod"])) return "the contract knows only zod";
  if (
    from.house === "kit" &&
    !isOneOf(["react", "react-dom", "radix-ui", "lucide-react", "@fontsource-variable/onest"])
  ) {
    return "the kit knows only React, Radix and Lucide";
  }
  if (from.house === "storefront" && isOneOf(["zod"])) return "zod does not ship to the browser";
  if (from.house === "adapters" && name.startsWith("@medusajs/") && name !== "@medusajs/js-sdk") {
    return "adapters reach commerce over HTTP with @medusajs/js-sdk";
  }
  return null;
}
