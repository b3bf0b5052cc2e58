import type { User } from "@bezak/contract/auth.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene } from "../../harness/shop-story.tsx";
import {
  changeBannerElsewhere,
  orderBannersElsewhere,
  resetContent,
  storedContent,
} from "../../mocks/content-admin-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import BannersPage from "./banners-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };

/** Two administrators change the list at once. */
const meta = preview.meta({
  title: "Admin/BannersByTwo",
  component: BannersPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/banners", person: admin }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <BannersPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetContent();
  },
});

/** Another administrator has reordered meanwhile: theirs is shown and stays, and the own move can be made in it. */
export const OrderedByTwo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("link", { name: "Украшения к весне" });
    const ids = storedContent().banners.map(({ id }) => id);
    const theirs = ids.toReversed();
    orderBannersElsewhere(theirs);
    await userEvent.click(canvas.getByRole("button", { name: "Действия: Украшения к весне" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Переместить ниже" }));
    await expect(
      await screen.findByText(/^Не переставлено: .* Вы ставили «Украшения к весне» на место 2\.$/),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("switch")[0]).toHaveAccessibleName("Включено Черновик"));
    await expect(storedContent().banners.map(({ id }) => id)).toEqual(theirs);
    await userEvent.click(screen.getByRole("button", { name: "Всё равно переставить" }));
    await waitFor(() =>
      expect(storedContent().banners.map(({ id }) => id)).toEqual([
        theirs[0],
        ids[0],
        ...theirs.slice(1, -1),
      ]),
    );
  },
});

/** Another administrator changed the banner meanwhile: the question stays open, says what, and can be answered again. */
export const DeletedStale = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("link", { name: "Черновик" });
    changeBannerElsewhere("ban_off", { link: "/catalog?filter=sales", order: 2 });
    await userEvent.click(canvas.getByRole("button", { name: "Действия: Черновик" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Удалить" }));
    const question = within(await screen.findByRole("dialog", { name: "Удалить «Черновик»?" }));
    const act = question.getByRole("button", { name: "Удалить" });
    await userEvent.click(act);
    await expect(await question.findByText(/^Не удалено: .* Изменилось: Место\.$/)).toBeVisible();
    await expect(question.getByText(/→ \/catalog\?filter=sales/)).toBeVisible();
    await expect(storedContent().banners).toHaveLength(6);
    await userEvent.click(act);
    await waitFor(() => expect(storedContent().banners).toHaveLength(5));
  },
});
