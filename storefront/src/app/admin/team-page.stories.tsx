import type { User } from "@bezak/contract/auth.ts";
import type { AdminTeam, TeamAdministrator } from "@bezak/contract/admin-team.ts";
import { delay, http } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { AdminRights } from "./admin-rights.tsx";
import TeamPage from "./team-page.tsx";

const owner: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin", adminRank: "owner" };
const path = `${base}/admin/team`;

const one: TeamAdministrator = {
  id: "user_1",
  name: "Дилноза Азизова",
  email: "dilnoza@bezak.uz",
  rank: "owner",
  blocked: false,
  secondFactor: true,
  lastSeenAt: "2026-11-24T10:00:00.000Z",
  self: true,
  version: "1",
};
const team: AdminTeam = {
  administrators: [
    one,
    {
      ...one,
      id: "user_2",
      name: "Очень-Длинное-Имя-Без-Пробелов Абдурахмоновна Тошпулатова",
      email: "a.very.long.address.of.an.administrator.without.spaces@example.uz",
      rank: "support",
      secondFactor: false,
      lastSeenAt: null,
      self: false,
    },
    {
      ...one,
      id: "user_3",
      name: "Jasur Toshev",
      email: "jasur@example.uz",
      rank: "finance",
      blocked: true,
      self: false,
    },
  ],
  invitations: [
    {
      id: "adminv_1",
      email: "malika@example.uz",
      rank: "content",
      sentAt: "2026-11-24T08:00:00.000Z",
      expiresAt: "2036-11-27T08:00:00.000Z",
    },
    {
      id: "adminv_2",
      email: "late@example.uz",
      rank: "manager",
      sentAt: "2026-11-14T08:00:00.000Z",
      expiresAt: "2026-11-17T08:00:00.000Z",
    },
  ],
};

/** The team of administrators. */
const meta = preview.meta({
  title: "Admin/TeamPage",
  component: TeamPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/team", person: owner }) },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <TeamPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(http.get(path, () => answer({ success: true, data: team } as never)));
  },
});

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const Default = meta.story({
  play: async ({ canvas }) => {
    const own = await canvas.findByRole("row", { name: /^Дилноза Азизова/ });
    for (const text of ["вы", "Владелец", "Код или ключ"]) await expect(own).toHaveTextContent(text);
    await expect(within(own).queryByRole("button", { name: /^Убрать/ })).toBeNull();
    await expect(canvas.getByRole("row", { name: /late@example\.uz/ })).toHaveTextContent("Истекло");
    await fits();
  },
});

/** The last owner cannot give up the rank: the server's sentence stays beside the choice. */
export const LastOwner = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.put(`${base}/admin/users/user_1`, () =>
        failure("last_owner", "Это единственный владелец. Сначала сделайте владельцем кого-то ещё"),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Изменить права: Дилноза Азизова" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.selectOptions(dialog.getByLabelText("Права"), "manager");
    await userEvent.click(dialog.getByRole("button", { name: "Изменить" }));
    await expect(await dialog.findByText(/единственный владелец/)).toBeVisible();
  },
});

/** Whoever gives up a rank sees the panel of the new one at once. */
export const OwnRank = meta.story({
  beforeEach({ msw }) {
    msw.use(http.put(`${base}/admin/users/user_1`, () => answer({ success: true, data: null } as never)));
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Изменить права: Дилноза Азизова" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.selectOptions(dialog.getByLabelText("Права"), "support");
    await userEvent.click(dialog.getByRole("button", { name: "Изменить" }));
    await waitFor(() =>
      expect(getShop({ loaded }).session.state.get().user).toMatchObject({ adminRank: "support" }),
    );
  },
});

/** The typed address stays when the invitation is refused. */
export const RefusedInvitation = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post(`${path}/invitations`, () =>
        failure("administrator_exists", "Этот человек уже администратор: найдите его в команде"),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole("textbox", { name: /Почта/ });
    await userEvent.click(canvas.getByRole("button", { name: "Отправить приглашение" }));
    await expect(canvas.getByText("Проверьте адрес почты")).toBeVisible();
    await userEvent.type(field, "jasur@example.uz{Enter}");
    await expect(await canvas.findByText(/уже администратор/)).toBeVisible();
    await expect(field).toHaveValue("jasur@example.uz");
  },
});

/** Managers read the team and change nothing. */
export const Manager = meta.story({
  render: () => (
    <AdminRights rank="manager">
      <main style={{ padding: "1rem var(--shop-side)" }}>
        <TeamPage />
      </main>
    </AdminRights>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("row", { name: /^Jasur Toshev/ });
    const buttons = canvas.getAllByRole("button").map((button) => button.textContent);
    await expect(buttons).toEqual(["Выгрузить"]);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findByText("Jasur Toshev");
    await fits();
  },
});

/** A narrow column ends its lines between words. */
export const OnATabletInEnglish = meta.story({
  globals: { language: "en", viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    for (const rank of ["Owner", "Support", "Accountant", "Manager"]) {
      const word = document.createRange();
      word.selectNodeContents((await canvas.findAllByText(rank))[0]!);
      await expect([rank, word.getClientRects().length]).toEqual([rank, 1]);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(path, () => delay("infinite"))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("table")).toHaveAttribute("aria-busy", "true"));
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(path, () => failure("server_error", "Ошибка на сервере"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Повторить" })).toBeVisible();
  },
});
