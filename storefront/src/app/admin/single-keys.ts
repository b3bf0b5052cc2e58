import { openStorage, readText, writeText } from "../../lib/storage.ts";

const KEY = "bezak-single-keys";

/** Whether keys without ctrl or cmd act in the panel; on until somebody switches them off on this device. */
export const readSingleKeys = (): boolean => readText(openStorage("localStorage"), KEY) !== "off";

export const writeSingleKeys = (on: boolean): void =>
  void writeText(openStorage("localStorage"), KEY, on ? null : "off");
