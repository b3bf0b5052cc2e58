import { expect, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, getShop } from "../../harness/shop-story.tsx";
import { desk, inBar, phone, pieces, signedIn } from "../../harness/top-bar-scene.tsx";
import { buyer } from "../../mocks/people-handlers.ts";

const meta = preview.meta({
  title: "Shell/TopBar",
  ...inBar,
  parameters: {
    ...inBar.parameters,
    // the header depends on the width of its page, so each story of the docs gets a frame of its own
    docs: { story: { inline: false, height: "160px" } },
  },
});

export const Guest = meta.story({
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(canvas.getByRole("link", { name: t("nav.login") })).toBeVisible();
    await expect(canvas.getByRole("link", { name: t("nav.cart") })).toBeVisible();
  },
});

export const GuestDark = meta.story({ tags: ["twin"], globals: { ...desk, theme: "dark" } });

export const SignedIn = meta.story({
  parameters: signedIn,
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const person = await canvas.findByRole("button", { name: t("nav.account", { name: buyer.name }) });
    await expect(person).toHaveTextContent(/^Малика$/);
    await expect(canvas.getByRole("link", { name: t("nav.cartCount", { count: 3 }) })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: t("nav.login") })).toBeNull();
  },
});

export const SignedInUzbekDark = meta.story({
  parameters: signedIn,
  globals: { ...desk, language: "uz", theme: "dark" },
});

export const SignedInEnglish = meta.story({ parameters: signedIn, globals: { ...desk, language: "en" } });

export const ManyPiecesAndALongName = meta.story({
  parameters: scene({
    person: { ...buyer, name: "Абдурахмонходжа Мирзоулугбекзода" },
    cart: pieces(99).concat({ ...pieces(9)[0]!, id: "other" }),
  }),
  globals: { viewport: { value: "w1280" }, language: "uz" },
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await canvas.findByRole("link", { name: t("nav.cartCount", { count: "99+" }) });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
  },
});

export const OnAPhone = meta.story({
  tags: ["!autodocs"],
  parameters: signedIn,
  globals: { ...phone, language: "uz" },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const one of within(canvas.getByRole("banner")).getAllByRole("button")) {
      await expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

export const OnAPhoneDark = meta.story({
  tags: ["!autodocs", "twin"],
  globals: { ...phone, theme: "dark" },
});
