import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { ActionsBoard } from "./actions-board.tsx";
import { boards } from "./boards.ts";
import { DataBoard } from "./data-board.tsx";
import { FeedbackBoard, ToastsBoard } from "./feedback-board.tsx";
import { ChoicesBoard, FieldsBoard } from "./forms-board.tsx";
import { LabelsBoard } from "./labels-board.tsx";
import { DialogBoard, LayersBoard } from "./layers-board.tsx";
import { MediaBoard } from "./media-board.tsx";
import { NavigationBoard } from "./navigation-board.tsx";
import { NumbersBoard } from "./numbers-board.tsx";
import { OpinionsBoard } from "./opinions-board.tsx";

const meta = preview.meta({ title: "Boards/All", parameters: { layout: "fullscreen" } });
const onPhone = { viewport: { value: "w320" }, theme: "dark" };

export const Actions = meta.story({ render: () => <ActionsBoard /> });
export const Labels = meta.story({ render: () => <LabelsBoard /> });
export const Feedback = meta.story({ render: () => <FeedbackBoard /> });
export const Toasts = meta.story({ render: () => <ToastsBoard /> });
export const Fields = meta.story({ render: () => <FieldsBoard /> });
export const Choices = meta.story({ render: () => <ChoicesBoard /> });
export const Layers = meta.story({ render: () => <LayersBoard /> });
export const DialogWithAList = meta.story({ render: () => <DialogBoard /> });
export const Navigation = meta.story({ render: () => <NavigationBoard /> });
export const Data = meta.story({ render: () => <DataBoard /> });
export const Media = meta.story({ render: () => <MediaBoard /> });
export const Opinions = meta.story({ render: () => <OpinionsBoard /> });
export const Numbers = meta.story({ render: () => <NumbersBoard /> });

/** All boards but the layers, dark, on the narrowest phone: nothing scrolls sideways. */
export const EverythingOnAPhone = meta.story({
  render: () => (
    <>
      {Object.entries(boards).map(([name, Board]) => (
        <Board key={name} />
      ))}
    </>
  ),
  globals: onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
