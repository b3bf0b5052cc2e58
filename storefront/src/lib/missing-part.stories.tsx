import { Button } from "@bezak/ui-kit";
import { Suspense, useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { inShop } from "../harness/shop-story.tsx";
import { lazyDialog, lazyPart } from "./missing-part.tsx";

const missing = () => Promise.reject(new TypeError("The module cannot be fetched"));
const Part = lazyPart(missing);
const Dialog = lazyDialog(missing);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ display: "grid", gap: "1rem", padding: "1rem" }}>
      <h1>Bezak</h1>
      <Suspense>
        <Part />
      </Suspense>
      <Button onClick={() => setOpen(true)}>…</Button>
      <Suspense>{open ? <Dialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </main>
  );
}

/** A part and a dialog whose code could not be loaded. */
const meta = preview.meta({
  title: "Lib/MissingPart",
  component: Page,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
});

export const PartAndDialog = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Не получилось загрузить часть страницы",
    );
    await userEvent.click(canvas.getByRole("button", { name: "…" }));
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Обновить страницу" })).toHaveLength(2));
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz", theme: "dark" },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Sahifaning bir qismi yuklanmadi");
    await userEvent.click(canvas.getByRole("button", { name: "…" }));
    await waitFor(() =>
      expect(screen.getAllByRole("button", { name: "Sahifani yangilash" })).toHaveLength(2),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
