import { Alert, Button, useToast } from "@bezak/ui-kit";
import { lazy, useEffect, useEffectEvent, useRef, type ComponentType } from "react";
import { useTexts } from "../i18n/texts-context.tsx";

/**
 * Parts whose code could not be loaded: no network, or a newer build has replaced it. A browser requests a failed module
 * only once per document, so trying again cannot help: these offer to load the document again, at the user's choice, since
 * that discards what is typed.
 */
const reload = () => window.location.reload();

export interface MissingPartProps {
  /** what the part would have told, if that matters without it */
  title?: string;
}

/** Shown in place of a missing part of a page. */
export function MissingPart({ title }: MissingPartProps) {
  const t = useTexts();
  return (
    <Alert
      tone="danger"
      title={title}
      actions={
        <Button size="small" onClick={reload}>
          {t("common.reload")}
        </Button>
      }
    >
      {t("failure.missing")}
    </Alert>
  );
}

/** Tells, as a toast, that what a button opens is missing. */
export function useMissingToast(): () => void {
  const t = useTexts();
  const toast = useToast();
  return () => {
    const action = { label: t("common.reload"), onSelect: reload };
    toast.show({ text: t("failure.missing"), tone: "danger", action });
  };
}

function MissingDialog({ onClose }: { onClose: () => void }) {
  const show = useMissingToast();
  const wasShown = useRef(false);
  const showOnce = useEffectEvent(() => {
    if (wasShown.current) return;
    wasShown.current = true;
    show();
    onClose();
  });
  useEffect(() => showOnce(), []);
  return null;
}

/** A part of a page that is loaded when it is first shown. If it cannot be loaded, `MissingPart` is in its place. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy(() => load().catch(() => ({ default: MissingPart }))) as unknown as ComponentType<Props>;
}

/** A dialog that is loaded when it first opens. If it cannot be loaded, a toast tells it and the dialog closes. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy(() => load().catch(() => ({ default: MissingDialog }))) as unknown as ComponentType<Props>;
}
