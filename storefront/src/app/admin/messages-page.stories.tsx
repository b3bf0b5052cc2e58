import type { NewJob } from "@bezak/contract/admin-jobs.ts";
import type { User } from "@bezak/contract/auth.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { adminJobHandlersOf } from "../../mocks/admin-job-handlers.ts";
import {
  contactMessages,
  resetContactMessages,
  setStatusElsewhere,
} from "../../mocks/contact-message-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { savedViewHandlersOf } from "../../mocks/saved-view-handlers.ts";
import MessagesPage from "./messages-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const phone = { viewport: { value: "w360" } };

const meta = preview.meta({
  title: "Admin/MessagesPage",
  component: MessagesPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/messages", person: admin }) },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <MessagesPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetContactMessages();
  },
});

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** An answered message moves to the answered ones, where it can be opened again. */
export const Answered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Отметить ответ: № 12345678" }));
    await expect(await screen.findByText("Обращение № 12345678 отмечено как отвеченное")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("article", { name: "№ 12345678" })).toBeNull());
    await userEvent.click(canvas.getByRole("link", { name: /^Отвеченные/ }));
    await userEvent.click(await canvas.findByRole("button", { name: "Открыть снова: № 12345678" }));
    await expect(await screen.findByText("Обращение № 12345678 снова среди новых")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("article", { name: "№ 12345678" })).toBeNull());
  },
});

/** An answer is mailed to the sender, and stands below the message. */
export const AnswerSent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Ответить: № 12345678" }));
    const field = await canvas.findByRole("textbox", { name: "Ответ" });
    await expect(field).toHaveFocus();
    await userEvent.type(field, "Коротко");
    await userEvent.click(canvas.getByRole("button", { name: "Отправить ответ" }));
    await expect(await canvas.findByText(/Напишите от 10 до/)).toBeVisible();
    await userEvent.type(field, ", но по делу: курьер приедет завтра.");
    await userEvent.click(canvas.getByRole("button", { name: "Отправить ответ" }));
    await expect(await screen.findByText("Ответ на обращение № 12345678 отправлен")).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("article", { name: "№ 12345678" })).toBeNull());
    await userEvent.click(canvas.getByRole("link", { name: /^Отвеченные/ }));
    const answers = within(await canvas.findByRole("list", { name: "Ответы на обращение № 12345678" }));
    await expect(answers.getByText("Коротко, но по делу: курьер приедет завтра.")).toBeVisible();
    await expect(answers.getByText(/Nodira Karimova/)).toBeVisible();
  },
});

/** Somebody else was quicker: the text stays, and can be sent to what the message is now. */
export const AnsweredMeanwhile = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Ответить: № 12345678" }));
    const field = await canvas.findByRole("textbox", { name: "Ответ" });
    await userEvent.type(field, "Курьер приедет завтра.");
    setStatusElsewhere("cmsg_1", "closed");
    await userEvent.click(canvas.getByRole("button", { name: "Отправить ответ" }));
    await expect(await canvas.findByText(/ваш текст на месте/)).toBeVisible();
    await expect(canvas.getByText("Закрыто")).toBeVisible();
    await expect(field).toHaveValue("Курьер приедет завтра.");
    await fits();
    await userEvent.click(canvas.getByRole("button", { name: "Отправить ответ" }));
    await expect(await screen.findByText("Ответ на обращение № 12345678 отправлен")).toBeVisible();
  },
});

export const MessageChangedMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    const close = await canvas.findByRole("button", { name: "Закрыть: № 12345678" });
    setStatusElsewhere("cmsg_1", "answered");
    await userEvent.click(close);
    const card = within(canvas.getByRole("article", { name: "№ 12345678" }));
    await expect(await card.findByText(/Обращение изменилось/)).toBeVisible();
    await expect(card.getByText("Отвечено")).toBeVisible();
    await userEvent.click(card.getByRole("button", { name: "Обновить список" }));
    await waitFor(() => expect(canvas.queryByRole("article", { name: "№ 12345678" })).toBeNull());
  },
});

const started: NewJob[] = [];
const bar = () => screen.findByRole("group", { name: "Действия с выбранным" });

/** Selected messages get a status together, in the background. */
export const Selected = meta.story({
  async beforeEach({ msw }) {
    started.length = 0;
    msw.use(...adminJobHandlersOf({ jobs: [], started }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Выбрать: № 12345678" }));
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Выбрать: № 23456789" }));
    await expect(await bar()).toHaveTextContent("Выбрано: 2");
    await userEvent.click(within(await bar()).getByRole("button", { name: "Закрыть обращения" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Закрыть обращения: 2?" }));
    await expect(dialog.getByText(/24 часов.*можно отменить/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Закрыть обращения" }));
    await waitFor(() => expect(started).toEqual([{ kind: "close_messages", ids: ["cmsg_1", "cmsg_2"] }]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

/** What is closed already is answered or opened again, also everything that a search finds. */
export const EverythingFound = meta.story({
  parameters: scene({ path: "/admin/messages?status=closed&q=заказ", person: admin }),
  async beforeEach({ msw }) {
    started.length = 0;
    const [closed] = contactMessages.filter(({ status }) => status === "closed");
    resetContactMessages(
      Array.from({ length: 21 }, (_, at) => ({
        ...closed!,
        id: `cmsg_c${at}`,
        number: `${10_000_000 + at}`,
      })),
    );
    msw.use(...adminJobHandlersOf({ jobs: [], started, found: 21 }));
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "Выбрать всё на этой странице" }));
    await userEvent.click(within(await bar()).getByRole("button", { name: "Выбрать всё найденное: 21" }));
    await userEvent.click(within(await bar()).getByRole("button", { name: "Открыть снова" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Открыть обращения снова: 21?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Открыть снова" }));
    await waitFor(() =>
      expect(started).toEqual([
        { kind: "reopen_messages", filter: { status: "closed", q: "заказ" }, count: 21 },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

/** A topic and an order narrow the list, are in the address, and are saved as a view. */
export const View = meta.story({
  beforeEach: ({ msw }) => msw.use(...savedViewHandlersOf([])),
  play: async ({ canvas, userEvent, loaded }) => {
    const { place } = getShop({ loaded });
    await canvas.findByRole("article", { name: "№ 12345678" });
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Тема" }), "Для продавцов");
    await waitFor(() => expect(canvas.queryByRole("article", { name: "№ 12345678" })).toBeNull());
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Порядок" }), "Сначала старые");
    await waitFor(() => expect(place.now?.search).toBe("?topic=seller&sort=oldest"));
    await expect(canvas.queryByRole("button", { name: "Столбцы" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить вид" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Новый вид" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Название" }), "От продавцов");
    await userEvent.click(dialog.getByRole("button", { name: "Сохранить" }));
    await canvas.findByRole("button", { name: "Вид: От продавцов" });
    await waitFor(() => expect(place.now?.search).toBe("?topic=seller&sort=oldest&view=view_new0"));
    await fits();
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { ...phone, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findByRole("article", { name: "№ 23456789" });
    await fits();
  },
});
