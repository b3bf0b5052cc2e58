import { INBOX_MODULE } from "../../modules/inbox/index.ts";
import type { InboxModuleService } from "../../modules/inbox/service.ts";
import { readOwnChoices } from "../inbox/choices.ts";
import { viewEntries } from "../inbox/view-entries.ts";
import type { PersonalDataPart } from "./personal-data.ts";

/** Notifications, in Russian since no reader's language is known, and the choice of channels. */
export const inboxData: PersonalDataPart = {
  name: "notifications",
  async collect(container, customerId) {
    const inbox = container.resolve<InboxModuleService>(INBOX_MODULE);
    async function* entries() {
      for await (const rows of inbox.streamEntries(customerId))
        yield await viewEntries(container, rows, "ru");
    }
    return { entries: entries(), preferences: await readOwnChoices(container, customerId) };
  },
  async erase(sql, customerId) {
    await sql("delete from inbox_entry where customer_id = ?", [customerId]);
    await sql("delete from inbox_preference where customer_id = ?", [customerId]);
  },
};
