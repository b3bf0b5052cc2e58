import type { Shot } from "./take.ts";

const phone = { width: 360, height: 740, scale: 2 };
const desktop = { width: 1440, height: 900 };

/** The pictures of the README. */
export function readmeShots(product: string): Shot[] {
  return [
    { name: "home", path: "/", language: "ru", theme: "light", ...desktop },
    { name: "catalog", path: "/catalog", language: "ru", theme: "dark", ...desktop },
    { name: "phone-home", path: "/", language: "uz", theme: "light", ...phone },
    { name: "phone-product", path: `/product/${product}`, language: "ru", theme: "light", ...phone },
    { name: "phone-checkout", path: "/checkout", language: "uz", theme: "dark", buyer: true, ...phone },
  ];
}

/** Every page in the widths, themes and languages a change of a screen is looked at in. */
export function reviewShots(product: string, order: string): Shot[] {
  const guest = {
    home: "/",
    catalog: "/catalog",
    category: "/category/bags",
    search: "/search?q=sumka",
    nothing: "/search?q=zzzzqqqq",
    product: `/product/${product}`,
    "cart-empty": "/cart",
    login: "/login",
    register: "/register",
    missing: "/nothing-here",
  };
  const buyer = { cart: "/cart", checkout: "/checkout", orders: "/orders", order: `/order/${order}` };
  const pages = [
    ...Object.entries(guest).map(([name, path]) => ({ name, path, buyer: false })),
    ...Object.entries(buyer).map(([name, path]) => ({ name, path, buyer: true })),
  ];
  return pages.flatMap((page) =>
    [360, 768, 1440].flatMap((width) =>
      (["light", "dark"] as const).flatMap((theme) =>
        (["ru", "uz"] as const).map((language) => ({
          ...page,
          name: `${page.name}-${width}-${theme}-${language}`,
          ...{ width, height: 900, theme, language, whole: true },
        })),
      ),
    ),
  );
}
