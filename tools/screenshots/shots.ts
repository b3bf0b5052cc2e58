import { languages } from "@bezak/contract/languages.ts";
import { toAddress, pages, type PageIds } from "../docs/pages.ts";
import type { Panel } from "../docs/panel-addresses.ts";
import type { Shot } from "./take.ts";

const phone = { width: 360, height: 740, scale: 2 };
const desktop = { width: 1440, height: 900 };

export function readmeShots(product: string): Shot[] {
  return [
    { name: "home", path: "/", language: "ru", theme: "light", ...desktop },
    { name: "catalog", path: "/catalog", language: "ru", theme: "dark", ...desktop },
    { name: "phone-home", path: "/", language: "uz", theme: "light", ...phone },
    { name: "phone-product", path: `/product/${product}`, language: "ru", theme: "light", ...phone },
    { name: "phone-checkout", path: "/checkout", language: "uz", theme: "dark", as: "buyer", ...phone },
  ];
}

/** Pages in a state that their path alone does not show. */
const more = [
  { path: "/search?q=zzzzqqqq", opens: "everybody" },
  { path: "/nothing-here", opens: "everybody" },
  { path: "/cart", opens: "buyer" },
  { path: "/checkout", opens: "buyer" },
] as const;

const toFileName = (path: string) => path.replaceAll(/[^a-z\d]+/gi, "-").replaceAll(/^-|-$/g, "") || "home";

/** Addresses of the panels, with rows of the running shop. */
export type PanelShots = Record<Panel, readonly string[]>;

/** Every page in the widths, themes and languages in which changes are reviewed. */
export function reviewShots(ids: PageIds, panels: PanelShots): Shot[] {
  const shown = pages.filter(
    ({ path, opens }) => ["everybody", "buyer"].includes(opens) && !path.includes("{token}"),
  );
  const listed = [
    ...[...shown, ...more].map(({ path, opens }) => ({
      path: toAddress(path, ids),
      as: opens === "buyer" ? ("buyer" as const) : undefined,
    })),
    ...(["seller", "administrator"] as const).flatMap((panel) =>
      panels[panel].map((path) => ({ path, as: panel })),
    ),
  ];
  return listed.flatMap(({ path, as }) =>
    [360, 768, 1440].flatMap((width) =>
      (["light", "dark"] as const).flatMap((theme) =>
        languages.map((language) => ({
          name: [toFileName(path), ...(as === "buyer" ? ["buyer"] : []), width, theme, language].join("-"),
          path,
          as,
          width,
          height: 900,
          theme,
          language,
          whole: true,
        })),
      ),
    ),
  );
}
