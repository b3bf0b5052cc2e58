import { http } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { shopReviews } from "../../mocks/dashboard-fixtures.ts";
import { resetShopReviews } from "../../mocks/dashboard-handlers.ts";
import { seller } from "../../mocks/seller-product-fixtures.ts";
import ReviewsPage from "./reviews-page.tsx";

const meta = preview.meta({
  title: "Seller/ReviewsPage",
  component: ReviewsPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/seller/reviews", person: seller }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <ReviewsPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    sessionStorage.clear();
    resetShopReviews();
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("article")).toHaveLength(10);
    await expect(canvas.getByRole("link", { name: "Без ответа 11" })).toBeVisible();
  },
});

/** A reply is written, refused while too short, then published; the focus returns to its button. */
export const Replying = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [open] = await canvas.findAllByRole("button", { name: "Ответить" });
    await userEvent.click(open!);
    const field = canvas.getByRole("textbox", { name: /Ответ покупателю/ });
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Опубликовать" }));
    await expect(field).toHaveAccessibleDescription(/Напишите хотя бы пару слов/);
    await userEvent.type(field, "Спасибо! Рады, что подошло");
    await userEvent.click(canvas.getByRole("button", { name: "Опубликовать" }));
    await waitFor(() => expect(canvas.queryByRole("textbox")).toBeNull());
    await expect(await canvas.findByText("Спасибо! Рады, что подошло")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Без ответа 10" })).toBeVisible();
  },
});

/** Another member has replied first: that reply is shown, and what was typed stays. */
export const AnsweredMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [open] = await canvas.findAllByRole("button", { name: "Ответить" });
    await userEvent.click(open!);
    const [first, ...others] = shopReviews;
    const createdAt = new Date().toISOString();
    const sellerReply = { text: "Мы уже ответили", createdAt };
    const replyUntil = new Date(Date.now() + 86_400_000).toISOString();
    resetShopReviews([{ ...first!, sellerReply, replyUntil }, ...others]);
    const field = canvas.getByRole("textbox", { name: /Ответ покупателю/ });
    await userEvent.type(field, "Спасибо за отзыв");
    await userEvent.click(canvas.getByRole("button", { name: "Опубликовать" }));
    await expect(await canvas.findByText("Мы уже ответили")).toBeVisible();
    await expect(canvas.getByRole("alert")).toHaveTextContent("ваш текст сохранён");
    await expect(field).toHaveValue("Спасибо за отзыв");
  },
});

/** The review has a reply now and leaves the list of those without one, with a message about what was typed. */
export const TakenAway = meta.story({
  parameters: scene({ path: "/seller/reviews?answered=false", person: seller }),
  play: async ({ canvas, userEvent }) => {
    const [open] = await canvas.findAllByRole("button", { name: "Ответить" });
    await userEvent.click(open!);
    const [first, ...others] = shopReviews;
    const createdAt = new Date().toISOString();
    resetShopReviews([{ ...first!, sellerReply: { text: "Мы уже ответили", createdAt } }, ...others]);
    await userEvent.type(canvas.getByRole("textbox", { name: /Ответ покупателю/ }), "Спасибо за отзыв");
    await userEvent.click(canvas.getByRole("button", { name: "Опубликовать" }));
    await expect(await screen.findByText(/он среди отзывов с ответом/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("textbox")).toBeNull());
  },
});

/** After the last reply of a page the focus stays in the list, and the previous page is shown. */
export const LastOfItsPage = meta.story({
  parameters: scene({ path: "/seller/reviews?answered=false&page=2", person: seller }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const articles = await canvas.findAllByRole("article");
    await expect(articles).toHaveLength(1);
    await userEvent.click(within(articles[0]!).getByRole("button", { name: "Ответить" }));
    await userEvent.type(canvas.getByRole("textbox", { name: /Ответ покупателю/ }), "Спасибо!");
    await userEvent.click(canvas.getByRole("button", { name: "Опубликовать" }));
    await waitFor(() => expect(getShop(context).place.now?.search).toBe("?answered=false"));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(10));
    await expect(canvas.queryByText("Вы ответили на все отзывы")).toBeNull();
  },
});

/** After a reply by keys the review leaves the list and the focus stays in it. */
export const FocusStays = meta.story({
  parameters: scene({ path: "/seller/reviews?answered=false", person: seller }),
  play: async ({ canvas, userEvent }) => {
    const [open] = await canvas.findAllByRole("button", { name: "Ответить" });
    await userEvent.click(open!);
    await userEvent.type(canvas.getByRole("textbox", { name: /Ответ покупателю/ }), "Спасибо!");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("link", { name: "Без ответа 10" });
    await waitFor(() => expect(document.activeElement).toContainElement(canvas.getAllByRole("article")[0]!));
    await expect(document.body).not.toHaveFocus();
  },
});

export const None = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    resetShopReviews([]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Отзывов пока нет" })).toBeVisible();
  },
});

export const Failing = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(
      http.get(`${base}/sellers/me/reviews`, () => failure("server_error", "Произошла ошибка на сервере")),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Повторить" })).toBeVisible();
  },
});
