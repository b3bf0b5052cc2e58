import type { catalogRoutes } from "@bezak/contract/catalog.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { delay, http } from "msw";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { readDraft } from "../../features/applications/application-draft.ts";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { applicationFixture, rejectedFixture } from "../../mocks/application-fixtures.ts";
import { resetApplications, sentTimes } from "../../mocks/application-handlers.ts";
import { categories } from "../../mocks/catalog-fixtures.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import BecomeSellerPage from "./become-seller-page.tsx";

const phone = { viewport: { value: "w320" } };
const getDraft = () => readDraft(localStorage, buyer.id);

/** Introduction to selling, the application with its draft, and its status. */
const meta = preview.meta({
  title: "Applications/BecomeSellerPage",
  component: BecomeSellerPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/become-seller", person: buyer }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <BecomeSellerPage />
    </main>
  ),
  beforeEach(context) {
    localStorage.removeItem(`application:${buyer.id}`);
    resetApplications();
    inShop.beforeEach(context);
  },
});

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const FilledInAndSent = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const field = (name: RegExp) => canvas.findByRole("textbox", { name });
    await userEvent.type(await field(/^Название компании/), "ИП «Олтин Ой»");
    await userEvent.click(canvas.getByRole("radio", { name: t("application.businessTypes.individual") }));
    await expect(await field(/^Контактное лицо/)).toHaveValue(buyer.name);
    await userEvent.type(await field(/^Что вы продаёте/), "Кольца из Самарканда");
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Сумки" }));
    const choose = (name: RegExp, value: string) =>
      userEvent.selectOptions(canvas.getByRole("combobox", { name }), value);
    await choose(/^Сколько заказов/, "50_200");
    await choose(/^Опыт/, "none");
    await expect(getDraft()).toMatchObject({ companyName: "ИП «Олтин Ой»", monthlyVolume: "50_200" });
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Я принимаю/ }));
    await userEvent.dblClick(canvas.getByRole("button", { name: t("selling.send") }));
    const heading = await canvas.findByRole("heading", { name: t("selling.pendingTitle") });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(sentTimes()).toBe(1);
    await expect(getDraft()).toEqual({});
  },
});

export const ErrorsBesideTheirFields = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Сайт/ }), "javascript:alert(1)");
    await userEvent.click(canvas.getByRole("button", { name: t("selling.send") }));
    await expect(canvas.getByRole("textbox", { name: /^Название компании/ })).toHaveFocus();
    // company, legal form, categories, description, plan, experience
    await expect(canvas.getAllByText(t("selling.problems.required"))).toHaveLength(6);
    await expect(canvas.getByText(t("selling.problems.website"))).toBeVisible();
    await expect(canvas.getByText(t("selling.problems.agree"))).toBeVisible();
  },
});

/** Two levels, as in a real shop. */
const tree = categories.flatMap((top) => [
  top,
  {
    ...top,
    id: `${top.id}_below`,
    name: { ru: "Детские", uz: "Bolalar", en: "For children" },
    parentId: top.id,
  },
]);

export const SixthCategoryRefused = meta.story({
  globals: { language: "en" },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`${base}/categories`, () =>
        answer<(typeof catalogRoutes)["categories"]>({ success: true, data: tree }),
      ),
    ),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const picker = within(await canvas.findByRole("group", { name: /^Categories/ }));
    const boxes = await picker.findAllByRole("checkbox");
    await expect(boxes).toHaveLength(tree.length);
    const max = sellerLimits.categoriesMax;
    for (const box of boxes.slice(0, max + 1)) await userEvent.click(box);
    await expect(picker.getByText("Maximum 5 categories can be selected")).toBeVisible();
    await expect(picker.getByText(t("selling.chosen", { count: max, max }))).toBeVisible();
    await expect(boxes[max]).not.toBeChecked();
    await userEvent.click(picker.getAllByRole("button")[0]!);
    await expect(picker.queryByText("Maximum 5 categories can be selected")).toBeNull();
    await userEvent.type(picker.getByRole("searchbox"), "nothing of the kind");
    await expect(picker.getByText(t("selling.noCategory"))).toBeVisible();
  },
});

export const RefusedByTheServer = meta.story({
  beforeEach({ msw }) {
    localStorage.setItem(
      `application:${buyer.id}`,
      JSON.stringify({
        companyName: "Oltin",
        businessType: "llc",
        description: "Кольца и браслеты",
        experience: "none",
        monthlyVolume: "under_50",
        categories: ["cat_0"],
        agreeTerms: true,
        status: "approved",
      }),
    );
    msw.use(
      http.post(`${base}/seller-applications`, () =>
        answer<never>(
          {
            success: false,
            message: "Проверьте введённые данные",
            error: "Проверьте введённые данные",
            code: "invalid_input",
            fields: { "categories.0": "Недопустимое значение" },
            requestId: "x",
          } as never,
          400,
        ),
      ),
    );
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("button", { name: t("selling.send") }));
    await expect(await canvas.findByText("Недопустимое значение")).toBeVisible();
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: /^Название компании/ })).toHaveValue("Oltin");
  },
});

/** A removed category is neither counted nor sent, since it could not be unselected. */
export const CategoryGone = meta.story({
  beforeEach() {
    const categories = ["cat_gone", "cat_0"];
    localStorage.setItem(`application:${buyer.id}`, JSON.stringify({ categories }));
  },
  play: async ({ canvas, userEvent, msw, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByText(t("selling.chosen", { count: 1, max: 5 }))).toBeVisible();
    let sent: unknown = null;
    msw.use(
      http.post(`${base}/seller-applications`, async ({ request }) => {
        sent = await request.clone().json();
        return undefined;
      }),
    );
    await userEvent.type(canvas.getByRole("textbox", { name: /^Название компании/ }), "Oltin");
    await userEvent.click(canvas.getByRole("radio", { name: t("application.businessTypes.llc") }));
    await userEvent.type(canvas.getByRole("textbox", { name: /^Что вы продаёте/ }), "Кольца и браслеты");
    const choose = (name: RegExp, value: string) =>
      userEvent.selectOptions(canvas.getByRole("combobox", { name }), value);
    await choose(/^Сколько заказов/, "under_50");
    await choose(/^Опыт/, "none");
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Я принимаю/ }));
    await userEvent.click(canvas.getByRole("button", { name: t("selling.send") }));
    await waitFor(() => expect(sent).toMatchObject({ categories: ["cat_0"] }));
  },
});

export const Waiting = meta.story({
  beforeEach: () => resetApplications({ application: applicationFixture() }),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await canvas.findByRole("heading", { name: t("selling.pendingTitle") });
  },
});

export const RejectedAndSentAgain = meta.story({
  beforeEach: () => resetApplications({ application: rejectedFixture() }),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await canvas.findByText(/Пришлите, пожалуйста, ссылку/);
    await userEvent.click(canvas.getByRole("button", { name: t("selling.again") }));
    await expect(canvas.getByRole("heading", { name: t("selling.form") })).toHaveFocus();
    await expect(await canvas.findByRole("textbox", { name: /^Название компании/ })).toHaveValue(
      applicationFixture().companyName,
    );
    // two categories, and the consent
    await waitFor(() => expect(canvas.getAllByRole("checkbox", { checked: true })).toHaveLength(3));
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Я принимаю/ }));
    await userEvent.click(canvas.getByRole("button", { name: t("selling.send") }));
    await canvas.findByRole("heading", { name: t("selling.pendingTitle") });
  },
});

export const Approved = meta.story({
  beforeEach: () =>
    resetApplications({
      application: applicationFixture({ status: "approved" }),
      shop: { id: "sel_9", name: "ИП «Олтин Ой»", slug: "ip-oltin-oy" },
    }),
  play: async ({ canvas, loaded }) => {
    const shop = getShop({ loaded });
    const link = await canvas.findByRole("link", { name: shop.texts("selling.toPanel") });
    await expect(link).toHaveAttribute("href", "/seller");
    await waitFor(() => expect(shop.session.state.get().user?.role).toBe("seller"));
  },
});

export const Guest = meta.story({
  parameters: scene({ path: "/become-seller", person: null }),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const link = await canvas.findByRole("link", { name: t("nav.login") });
    await expect(link).toHaveAttribute("href", "/login?next=%2Fbecome-seller");
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/seller-applications/status`, () => delay("infinite"))),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.get(`${base}/seller-applications/status`, () => failure("server_error", "Ошибка"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ошибка")).toBeVisible();
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { ...phone, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("checkbox");
    await fits();
  },
});

export const WaitingOnAPhone = meta.story({
  globals: phone,
  beforeEach: () => resetApplications({ application: applicationFixture() }),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(await canvas.findByText(t("selling.sent")));
    await fits();
  },
});
