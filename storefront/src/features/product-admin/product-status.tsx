import type { ShownProductStatus } from "@bezak/contract/product-attributes.ts";
import { Badge, type BadgeProps } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";

const tones: Record<ShownProductStatus, BadgeProps["tone"]> = {
  draft: "neutral",
  published: "success",
  hidden: "danger",
};

export function ProductStatus({ status }: { status: ShownProductStatus }) {
  return <Badge tone={tones[status]}>{useTexts()(`productAdmin.statuses.${status}`)}</Badge>;
}
