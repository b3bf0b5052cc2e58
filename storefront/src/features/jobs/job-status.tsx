import type { JobStatus } from "@bezak/contract/job-kinds.ts";
import { Badge } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";

const tones = { running: "brand", done: "success", cancelled: "neutral", stopped: "danger" } as const;

export function JobState({ status }: { status: JobStatus }) {
  return <Badge tone={tones[status]}>{useTexts()(`jobs.statuses.${status}`)}</Badge>;
}
