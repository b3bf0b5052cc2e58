import type { ComponentType } from "react";
import { ActionsBoard } from "./actions-board.tsx";
import { DataBoard } from "./data-board.tsx";
import { FeedbackBoard, ToastsBoard } from "./feedback-board.tsx";
import { ChoicesBoard, FieldsBoard } from "./forms-board.tsx";
import { LabelsBoard } from "./labels-board.tsx";
import { DialogBoard, LayersBoard } from "./layers-board.tsx";
import { MediaBoard } from "./media-board.tsx";
import { NavigationBoard } from "./navigation-board.tsx";
import { NumbersBoard } from "./numbers-board.tsx";
import { OpinionsBoard } from "./opinions-board.tsx";

/** Boards by the file name of their picture. A new one also needs a story. */
export const boards: Record<string, ComponentType> = {
  actions: ActionsBoard,
  labels: LabelsBoard,
  feedback: FeedbackBoard,
  toasts: ToastsBoard,
  fields: FieldsBoard,
  choices: ChoicesBoard,
  navigation: NavigationBoard,
  data: DataBoard,
  media: MediaBoard,
  opinions: OpinionsBoard,
  numbers: NumbersBoard,
};

/** Boards of open layers: each needs the whole window. */
export const layerBoards: Record<string, ComponentType> = {
  layers: LayersBoard,
  dialog: DialogBoard,
};
