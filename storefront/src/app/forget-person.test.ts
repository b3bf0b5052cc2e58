import { expect, test } from "vitest";
import { writeDraft as writeApplication } from "../features/applications/application-draft.ts";
import { emptyFields } from "../features/seller-products/form-fields.ts";
import { draftName, writeDraft } from "../features/seller-products/product-drafts.ts";
import { memoryStorage } from "../lib/storage.ts";
import { forgetPerson } from "./forget-person.ts";

test("removes the application and unsaved products when the account is closed", () => {
  const storage = memoryStorage();
  writeApplication(storage, "cus_1", { contactPerson: "Малика", phone: "+998901234567" });
  writeApplication(storage, "cus_2", { contactPerson: "Рустам" });
  const draft = { fields: emptyFields, images: [], version: null, at: new Date().toISOString() };
  writeDraft(storage, draftName("cus_1", null), draft);
  forgetPerson(storage, "cus_1");
  expect(storage.getItem("application:cus_1")).toBeNull();
  expect(storage.getItem("seller-product-drafts")).toBeNull();
  // another user of this device
  expect(storage.getItem("application:cus_2")).not.toBeNull();
});
