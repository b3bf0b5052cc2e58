import { useToast } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useLoaded } from "../../lib/use-loaded.ts";

type Layer = "form" | "report" | "delete";

/** Dialogs over the page; the code of each is loaded when it first opens. */
export function useReviewLayers() {
  const t = useTexts();
  const toast = useToast();
  const parts = {
    form: useLoaded(() => import("./review-form.tsx")),
    report: useLoaded(() => import("./report-dialog.tsx")),
    delete: useLoaded(() => import("./delete-dialog.tsx")),
  };
  const [opened, setOpened] = useState<{ layer: Layer; id: string } | null>(null);
  const isOpen = (layer: Layer) => (opened?.layer === layer ? opened.id : null);
  return {
    Form: isOpen("form") === null ? null : parts.form.Part,
    Report: isOpen("report") === null ? null : parts.report.Part,
    Delete: isOpen("delete") === null ? null : parts.delete.Part,
    /** id of the layer's review; empty for a new one */
    about: opened?.id ?? "",
    prepareForm: parts.form,
    open(layer: Layer, id = "") {
      parts[layer].prepare().then(
        () => setOpened({ layer, id }),
        () => toast.show({ text: t("errors.network"), tone: "danger" }),
      );
    },
    close: () => setOpened(null),
  };
}
