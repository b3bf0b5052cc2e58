import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import type { ComboboxOption } from "./combobox-option.ts";
import { Combobox } from "./combobox.tsx";

const meta = preview.meta({});

const commission: ComboboxOption = { value: "/commission", label: "Комиссия" };
const payouts: ComboboxOption = { value: "/payouts", label: "Выплаты" };

const opened = fn();

/** Its options come later than the text, as from a server. */
function Commands() {
  const [found, setFound] = useState<ComboboxOption[]>([]);
  return (
    <>
      <Combobox
        label="Страница"
        emptyText="Ничего не найдено"
        countText={(count) => `Страниц: ${count}`}
        commands
        options={found}
        value=""
        valueLabel=""
        onValueChange={opened}
        onQueryChange={() => undefined}
        loading={false}
        loadingText="Ищем…"
      />
      <Button onMouseDown={(event) => event.preventDefault()} onClick={() => setFound([commission, payouts])}>
        Ответить
      </Button>
    </>
  );
}

export const CommandsThatComeLater = meta.story({
  render: () => <Commands />,
  play: async ({ canvas, userEvent }) => {
    opened.mockClear();
    const input = canvas.getByRole("combobox", { name: "Страница" });
    await userEvent.type(input, "комиссия{Enter}");
    await expect(input).toHaveValue("комиссия");
    await userEvent.click(canvas.getByRole("button", { name: "Ответить" }));
    await expect(canvas.getByRole("option", { name: "Комиссия" })).toHaveAttribute("data-highlighted");
    // leaving opens nothing, though the text is the name of one option
    await userEvent.tab();
    await expect(opened).not.toHaveBeenCalled();
    await userEvent.type(input, "комиссия{Enter}");
    await expect(opened).toHaveBeenCalledOnce();
    await expect(opened).toHaveBeenCalledWith("/commission", commission);
  },
});
