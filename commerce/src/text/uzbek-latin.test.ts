import { expect, it } from "vitest";
import { uzbekLatin } from "./uzbek-latin.ts";

it.each([
  ["Ўзбек дўппи", "ozbek doppi"],
  ["забаржад", "zabarjad"],
  ["Жемчуг 7-A", "jemchug 7-a"],
])("%s -> %s", (text, latin) => expect(uzbekLatin(text)).toBe(latin));
