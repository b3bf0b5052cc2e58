import { Badge, Card, Switch, VisuallyHidden } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { ActionFailure } from "../../../lib/action-failure.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { hasStatus } from "../../../lib/api-error.ts";
import { DragHandle } from "../../../lib/drag-handle.tsx";
import dragStyles from "../../../lib/drag-row.module.css";
import type { DropSide } from "../../../lib/drop-side.ts";
import { Link } from "../../../lib/link.tsx";
import { useDate } from "../../../lib/use-date.ts";
import { useDragRow } from "../../../lib/use-drag-row.ts";
import { useLocalized } from "../../../lib/use-localized.ts";
import { useNeighbourFocus } from "../../../lib/use-neighbour-focus.ts";
import { contentCalls, renewContent, type ContentKind, type ContentRows } from "./content-admin-api.ts";
import styles from "./content-row.module.css";
import { ContentMenu } from "./content-menu.tsx";
import type { ContentState } from "./content-state.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { useScheduleText } from "./use-schedule-text.ts";

/** What a row of the list says about a banner or a section. */
export interface RowAbout {
  picture: ReactNode;
  /** what it shows, below the title */
  lines: readonly string[];
  /** something to attend to, such as that visitors see nothing of it */
  warning?: string;
}

export interface ContentRowProps {
  kind: ContentKind;
  row: ContentRows[ContentKind];
  about: RowAbout;
  state: ContentState;
  /** from 1, among all rows */
  position: number;
  count: number;
  form: string;
  copy: string;
  /** moves it to a position from 0; undefined where it cannot be moved */
  onMove: ((to: number) => void) | undefined;
  /** where another row goes that is dropped here, from 0; undefined where it stays */
  findDrop: (dragged: string, side: "before" | "after") => number | undefined;
  onDrop: (dragged: string, to: number) => void;
}

const tones = { shown: "success", scheduled: "info", expired: "warning", off: "neutral" } as const;
const menuButton = "[aria-haspopup=menu]";
const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export function ContentRow(props: ContentRowProps) {
  const { kind, row, about, state, position, count, form, copy, onMove, findDrop, onDrop } = props;
  const t = useTexts();
  const text = useLocalized();
  const schedule = useScheduleText();
  const element = useNeighbourFocus("data-content-row");
  const handle = useRef<HTMLSpanElement>(null);
  const isMovable = onMove !== undefined && count > 1;
  const target = (dragged: string, side: DropSide) => (side === "into" ? undefined : findDrop(dragged, side));
  const drag = useDragRow({
    list: kind,
    id: row.id,
    row: element,
    handle,
    isMovable,
    isAllowed: (dragged, side) => target(dragged, side) !== undefined,
    onDrop(dragged, side) {
      const to = target(dragged, side);
      if (to !== undefined) onDrop(dragged, to);
    },
  });
  const [asking, setAsking] = useState<"move" | "delete" | null>(null);
  const name = text(row.title) || t("common.untitled");
  const close = () => setAsking(null);
  // an element that is moved in the document loses the focus
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [position]);

  function move(to: number) {
    // without a move, the next one would put the focus back to this row
    if (Math.min(Math.max(to, 0), count - 1) === position - 1) return;
    const { current } = element;
    const active = document.activeElement;
    focused.current = current?.contains(active) ? active : (current?.querySelector(menuButton) ?? null);
    onMove?.(to);
  }

  function moveByKey(event: KeyboardEvent<HTMLLIElement>) {
    const step = steps[event.key];
    // React events bubble from the menu and the dialogs, which are elsewhere in the document
    const isInside = event.currentTarget.contains(event.target as Node);
    if (!isInside || !event.altKey || step === undefined || !onMove) return;
    event.preventDefault();
    move(position - 1 + step);
  }

  return (
    <li
      ref={element}
      tabIndex={-1}
      data-content-row
      data-dragging={drag.isDragging || undefined}
      data-drop={drag.side ?? undefined}
      className={`${styles.root} ${dragStyles.around}`}
      onKeyDown={moveByKey}
    >
      <Card className={styles.card}>
        <div className={styles.position}>
          {isMovable ? <DragHandle handle={handle} /> : null}
          <span aria-hidden>{position}</span>
        </div>
        <div className={styles.picture}>{about.picture}</div>
        <div className={styles.about}>
          <Link to={form} className={styles.name}>
            {name}
          </Link>
          {about.lines.map((line) => (
            <p key={line} className={styles.quiet}>
              {line}
            </p>
          ))}
          <p className={styles.state}>
            <Badge tone={tones[state]}>{t(`contentAdmin.states.${state}`)}</Badge>
            <span className={styles.quiet}>{schedule(row)}</span>
            {row.draft ? <DraftBadge draft={row.draft} /> : null}
          </p>
          {about.warning ? <p className={styles.warning}>{about.warning}</p> : null}
        </div>
        <ActiveSwitch kind={kind} row={row} name={name} />
        <ContentMenu
          name={name}
          position={position}
          count={count}
          form={form}
          copy={copy}
          onMove={onMove && move}
          onAsk={setAsking}
        />
      </Card>
      {asking === "move" ? (
        <MoveDialog name={name} position={position} count={count} onMove={move} onClose={close} />
      ) : null}
      {asking === "delete" ? <DeleteDialog kind={kind} row={row} name={name} onClose={close} /> : null}
    </li>
  );
}

function DraftBadge({ draft }: { draft: NonNullable<ContentRows[ContentKind]["draft"]> }) {
  const t = useTexts();
  const date = useDate();
  if (draft.refused) return <Badge tone="danger">{t("contentAdmin.draft.refusedShort")}</Badge>;
  return (
    <Badge tone="info">
      {draft.publishAt === null
        ? t("contentAdmin.draft.exists")
        : t("contentAdmin.draft.existsUntil", { date: date(draft.publishAt) })}
    </Badge>
  );
}

function ActiveSwitch({ kind, row, name }: Pick<ContentRowProps, "kind" | "row"> & { name: string }) {
  const t = useTexts();
  const api = useApi();
  const cache = useQueryClient();
  const setting = useMutation({
    mutationFn: (active: boolean) => contentCalls[kind].setActive(api, row.id, active),
    // the switch shows the new value until the list has it
    onSuccess: () => renewContent(cache, kind),
    onError(error) {
      if (hasStatus(error, 404)) return renewContent(cache, kind);
    },
  });
  return (
    <div className={styles.switch}>
      <Switch
        label={
          <>
            {t("contentAdmin.on")} <VisuallyHidden>{name}</VisuallyHidden>
          </>
        }
        checked={setting.isPending ? setting.variables : row.active}
        disabled={setting.isPending}
        onCheckedChange={setting.mutate}
      />
      <ActionFailure of={setting} />
    </div>
  );
}
