import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { News } from "../../inbox/inbox-event.ts";
import { INBOX_MODULE } from "../../modules/inbox/index.ts";
import type { InboxModuleService } from "../../modules/inbox/service.ts";
import { notify } from "./notify.ts";

/**
 * `notify` as a step of a workflow, for news that follow from no stored row. Undone, the event counts as never told;
 * a mail that is queued by then goes out, so let it be the last step.
 */
export const notifyStep = createStep(
  "notify",
  async (news: News[], { container }) => new StepResponse(undefined, await notify(container, news)),
  async (keys, { container }) => {
    if (keys) await container.resolve<InboxModuleService>(INBOX_MODULE).withdraw(keys);
  },
);
