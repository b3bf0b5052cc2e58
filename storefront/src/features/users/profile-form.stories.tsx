import type { User } from "@bezak/contract/auth.ts";
import { Card } from "@bezak/ui-kit";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { buyer } from "../../mocks/people-handlers.ts";
import { AvatarField } from "./avatar-field.tsx";
import { ProfileForm, type CityOption } from "./profile-form.tsx";
import { useProfileForm } from "./use-profile-form.ts";

const cities: readonly CityOption[] = [
  { value: "tashkent", label: "Ташкент" },
  { value: "samarkand", label: "Самарканд" },
];

function Profile({ person, cities: known }: { person: User; cities: readonly CityOption[] | undefined }) {
  const [user, setUser] = useState(person);
  const merge = (change: Partial<User>) => setUser((now) => ({ ...now, ...change }));
  const form = useProfileForm({ user, onUser: merge, onSaved: () => undefined });
  return (
    <Card padding="large" style={{ display: "grid", gap: "1.25rem", maxWidth: "46rem" }}>
      <AvatarField user={user} onUser={merge} />
      <ProfileForm user={user} form={form} cities={known} />
    </Card>
  );
}

const meta = preview.meta({
  title: "Users/ProfileForm",
  component: Profile,
  ...inShop,
  parameters: scene({ path: "/profile", person: buyer }),
  args: { person: buyer, cities },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const save = canvas.getByRole("button", { name: t("profile.save") });
    await expect(save).toBeDisabled();
    await userEvent.type(canvas.getByLabelText(t("profile.address")), "Регистан, 12");
    await expect(canvas.getByText(t("profile.unsaved"))).toBeVisible();
    await userEvent.click(save);
    await waitFor(() => expect(save).toBeDisabled());
    await expect(canvas.getByDisplayValue("Регистан, 12")).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: "dark" } });

export const Uzbek = meta.story({ globals: { language: "uz" } });

export const English = meta.story({ globals: { language: "en" } });

/** A new user, before the cities are loaded. */
export const NothingKnown = meta.story({
  args: { person: { ...buyer, phone: null, city: null }, cities: undefined },
});

export const WrongFields = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const name = document.getElementById("profile-name") as HTMLInputElement;
    await userEvent.clear(name);
    await userEvent.clear(document.getElementById("profile-phone") as HTMLInputElement);
    await userEvent.type(document.getElementById("profile-phone") as HTMLInputElement, "90");
    await userEvent.click(canvas.getByRole("button", { name: t("profile.save") }));
    await expect(canvas.getByText(t("profile.fieldName"))).toBeVisible();
    await expect(canvas.getByText(t("profile.fieldPhone"))).toBeVisible();
    await expect(name).toHaveFocus();
  },
});

/** Long Uzbek words on a small screen. */
export const OnAPhone = meta.story({
  args: {
    person: {
      ...buyer,
      name: "Abdumalikxoʻja Muhammadyusufbekov",
      email: "abdumalikxoja.muhammadyusufbekov@bezak.uz",
    },
  },
  globals: { language: "uz", viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const OnAPhoneDark = meta.story({
  tags: ["twin"],
  globals: { theme: "dark", viewport: { value: "w320" } },
});
