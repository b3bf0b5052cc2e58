import { IconButton } from "@bezak/ui-kit";
import { Ellipsis } from "lucide-react";
import type { ComponentProps } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useLazyMenu } from "../use-lazy-menu.ts";
import type { ViewActionItemsProps } from "./view-action-items.tsx";

/** What its owner can do to a saved view. */
export function ViewActions(props: ViewActionItemsProps) {
  const t = useTexts();
  const { Part, layer, buttonProps } = useLazyMenu(() => import("./view-action-items.tsx"));
  const button = (own: ComponentProps<"button">) => (
    <IconButton {...own} size="small" label={t("listViews.actions", { name: props.view.name })}>
      <Ellipsis aria-hidden />
    </IconButton>
  );
  return Part ? <Part {...props} {...layer} trigger={button({})} /> : button(buttonProps);
}
