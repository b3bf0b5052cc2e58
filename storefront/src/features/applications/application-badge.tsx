import type { ApplicationStatus } from "@bezak/contract/application-status.ts";
import { Badge, type BadgeProps } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";

const tones: Record<ApplicationStatus, BadgeProps["tone"]> = {
  pending: "warning",
  approved: "success",
  rejected: "danger",
};

export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={tones[status]}>{useTexts()(`application.statuses.${status}`)}</Badge>;
}
