import { CloudOff, ShoppingBag } from "lucide-react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = preview.meta({
  component: EmptyState,
  args: {
    icon: <ShoppingBag aria-hidden />,
    title: "Корзина пуста",
    text: "Добавьте что-нибудь из каталога: мы запомним и на этом телефоне, и после входа.",
    actions: <Button variant="primary">В каталог</Button>,
  },
});

export const Default = meta.story({});

export const DarkOnAPhone = meta.story({ globals: { theme: "dark", viewport: { value: "w320" } } });

export const TitleAlone = meta.story({
  args: { icon: undefined, text: undefined, actions: undefined, title: "Nothing found", headingLevel: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Nothing found");
  },
});

export const LongTextOnAPhone = meta.story({
  args: {
    icon: <CloudOff aria-hidden />,
    title: "Internetga ulanib boʻlmadi, tovarlar roʻyxatini koʻrsata olmaymiz",
    text: "Savatingiz va sevimlilaringiz telefoningizda saqlangan. Aloqa tiklanishi bilan hammasi oʻz oʻrnida boʻladi.",
    actions: (
      <>
        <Button variant="primary">Yana urinib koʻrish</Button>
        <Button>Bosh sahifaga qaytish</Button>
      </>
    ),
  },
  globals: { viewport: { value: "w320" } },
});
