import { ShoppingBag } from "lucide-react";
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
