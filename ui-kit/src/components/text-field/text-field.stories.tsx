import { Eye, EyeOff, Search } from "lucide-react";
import { useState } from "react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { TextField } from "./text-field.tsx";

const meta = preview.meta({ component: TextField, args: { label: "Имя", autoComplete: "name" } });

export const Default = meta.story({ args: { hint: "Как к вам обращаться", required: true } });

const longError =
  "Manzil juda qisqa: koʻcha nomi, uy va xonadon raqamini yozing, aks holda kuryer sizni topa olmaydi";

export const States = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 20, maxWidth: 420 }}>
      <TextField label="Электронная почта" type="email" placeholder="name@example.uz" />
      <TextField
        label="Manzil"
        defaultValue="Registon 4"
        error={longError}
        hint="Koʻcha, uy, xonadon"
        required
      />
      <TextField label="Промокод" defaultValue="BAHOR" disabled />
      <TextField label="Order number" defaultValue="BZ-2026-001204" readOnly />
      <TextField
        label="Поиск"
        hideLabel
        type="search"
        placeholder="Поиск товаров"
        start={<Search aria-hidden />}
      />
      <TextField label="Вес" inputMode="numeric" defaultValue="120" end={<span>г</span>} />
    </div>
  ),
});

export const StatesDark = meta.story({
  render: States.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const StatesOnAPhone = meta.story({
  render: States.input.render,
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

function CheckedOnLeave() {
  const [error, setError] = useState<string>();
  return (
    <TextField
      label="Имя"
      hint="Как в паспорте"
      error={error}
      onBlur={(event) => setError(event.currentTarget.value ? undefined : "Введите имя")}
    />
  );
}

export const ErrorIsAnnounced = meta.story({
  render: () => <CheckedOnLeave />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox", { name: "Имя" });
    await expect(input).toHaveAccessibleDescription("Как в паспорте");
    const region = input.closest("[class*=root]")?.querySelector("[aria-live=polite]");
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(input);
    await userEvent.tab();
    await expect(region).toHaveTextContent("Введите имя");
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(input).toHaveAccessibleDescription("Введите имя Как в паспорте");
    await userEvent.type(input, "Дилноза");
    await userEvent.tab();
    await expect(input).not.toHaveAttribute("aria-invalid");
    await expect(region).toBeEmptyDOMElement();
  },
});

export const DescribedByAnotherElement = meta.story({
  render: () => (
    <>
      <p id="why">Для пропуска в здание</p>
      <TextField label="Имя" hint="Как в паспорте" aria-describedby="why" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(
      "Как в паспорте Для пропуска в здание",
    );
  },
});

function Password() {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label="Parol"
      type={shown ? "text" : "password"}
      autoComplete="current-password"
      end={
        <IconButton size="small" label={shown ? "Yashirish" : "Koʻrsatish"} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
}

export const PasswordThatCanBeShown = meta.story({
  render: () => <Password />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Parol");
    await userEvent.type(input, "sir");
    await userEvent.click(canvas.getByRole("button", { name: "Koʻrsatish" }));
    await expect(input).toHaveAttribute("type", "text");
    await expect(input).toHaveValue("sir");
  },
});
