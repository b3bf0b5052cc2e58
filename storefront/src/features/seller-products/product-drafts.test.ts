import { expect, test } from "vitest";
import { memoryStorage } from "../../lib/storage.ts";
import { emptyFields } from "./form-fields.ts";
import { draftsKey } from "./drafts-key.ts";
import { draftName, readDraft, writeDraft, type ProductDraft } from "./product-drafts.ts";

const draft = (at: string): ProductDraft => ({ fields: emptyFields, images: ["/a.webp"], version: 2, at });
const now = new Date().toISOString();

test("stores a draft for each user and product, and removes one without the others", () => {
  const storage = memoryStorage();
  const [mine, theirs] = [draftName("cus_1", "prod_1"), draftName("cus_2", "prod_1")];
  writeDraft(storage, mine, draft(now));
  writeDraft(storage, theirs, draft(now));
  expect(readDraft(storage, mine)).toEqual(draft(now));
  writeDraft(storage, mine, null);
  expect(readDraft(storage, mine)).toBeNull();
  expect(readDraft(storage, theirs)).not.toBeNull();
  writeDraft(storage, theirs, null);
  expect(storage.getItem(draftsKey)).toBeNull();
});

test("deletes old drafts, and ignores invalid ones", () => {
  const storage = memoryStorage();
  writeDraft(storage, "old", draft("2020-01-01T00:00:00.000Z"));
  writeDraft(storage, "new", draft(now));
  expect(readDraft(storage, "old")).toBeNull();
  storage.setItem(draftsKey, JSON.stringify({ broken: { fields: { name: "x" }, images: [], at: now } }));
  expect(readDraft(storage, "broken")).toBeNull();
  storage.setItem(draftsKey, "no JSON");
  expect(readDraft(storage, "broken")).toBeNull();
});
