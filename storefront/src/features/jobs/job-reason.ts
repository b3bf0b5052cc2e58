import type { AdminJob } from "@bezak/contract/admin-jobs.ts";
import { composeReason } from "@bezak/contract/moderation-reasons.ts";
import type { Language } from "../../lib/language.ts";

/** Why a bulk act was started; empty if that needs no reason. */
export const describeReason = ({ reasons, reason }: AdminJob, language: Language): string =>
  composeReason({ reasons, words: reason }, language);
