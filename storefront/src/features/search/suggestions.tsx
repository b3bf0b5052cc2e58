import { Button, Skeleton } from "@bezak/ui-kit";
import { useState, type RefObject } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { openStorage } from "../../lib/storage.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { useOnline } from "../../lib/use-online.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { forgetSearch, readRecent, rememberSearch } from "./recent-searches.ts";
import type { SuggestionKeys } from "./search-form.tsx";
import { firstGroups, foundGroups, type Suggestion } from "./suggestion-groups.ts";
import { SuggestionLine } from "./suggestion-line.tsx";
import styles from "./suggestions.module.css";
import { useSuggestionKeys } from "./use-suggestion-keys.ts";
import { useSuggestions } from "./use-suggestions.ts";

export interface SuggestionsProps {
  /** id of the list, for `aria-controls` of the input */
  id: string;
  text: string;
  /** receives the handler for the keys of the input */
  keysRef: RefObject<SuggestionKeys | null>;
  offers?: readonly Suggestion[];
  onActive: (id: string | undefined) => void;
  onFollow: () => void;
  onClose: () => void;
}

/** List below the search: recent searches, or matching products, categories and sellers. */
export default function Suggestions(props: SuggestionsProps) {
  const { id, text, keysRef, offers = [], onActive, onFollow, onClose } = props;
  const t = useTexts();
  const paths = usePaths();
  const localized = useLocalized();
  const online = useOnline();
  const [storage] = useState(() => openStorage("localStorage"));
  const [recent, setRecent] = useState(() => readRecent(storage));
  const wanted = text.trim();
  const { data, isError, isFetching, settled, refetch } = useSuggestions(wanted);

  const groups =
    wanted === ""
      ? firstGroups(recent, offers, { t, paths })
      : data
        ? foundGroups(data, wanted, { t, paths, localized })
        : [];
  const lines = groups.flatMap(({ items }) => items);
  const forget = (line?: Suggestion) => setRecent(forgetSearch(storage, line?.label));
  const { active, lineId } = useSuggestionKeys({ id, lines, keysRef, onActive, onClose, onForget: forget });

  // nothing to show for an empty field without recent searches and offers
  if (wanted === "" && lines.length === 0) return null;

  const waiting = wanted !== "" && lines.length === 0 && !isError && (isFetching || !settled) && online;
  const message = toMessage();

  function toMessage(): string {
    if (waiting) return "";
    if (lines.length > 0) return settled || wanted === "" ? t("search.found", { count: lines.length }) : "";
    if (!online) return t("search.offline");
    return isError ? t("search.failed") : t("search.none");
  }

  function follow(line: Suggestion) {
    if (line.key === "all" || line.recent) rememberSearch(storage, line.recent ? line.label : wanted);
    onFollow();
  }

  return (
    // a press on a line must not blur the input (and close a phone's keyboard) before the click
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      {wanted === "" && recent.length > 0 ? (
        <Button size="small" variant="ghost" onClick={() => forget()} className={styles.clearRecent}>
          {t("search.clearRecent")}
        </Button>
      ) : null}
      <div
        role="listbox"
        id={id}
        aria-label={t("search.suggestions")}
        aria-busy={waiting || undefined}
        data-old={(wanted !== "" && !settled) || undefined}
        className={styles.list}
      >
        {groups.map((group) => (
          <div key={group.key} role="group" aria-label={group.title || undefined} className={styles.group}>
            {group.title ? (
              <p aria-hidden className={styles.title}>
                {group.title}
              </p>
            ) : null}
            {group.items.map((line) => (
              <SuggestionLine
                key={line.key}
                id={lineId(line)}
                kind={group.key}
                line={line}
                active={line === active}
                onFollow={() => follow(line)}
                onForget={line.recent ? () => forget(line) : undefined}
              />
            ))}
          </div>
        ))}
      </div>
      {waiting ? <Waiting /> : null}
      <p role="status" data-shown={lines.length === 0 || undefined} className={styles.message}>
        {message}
      </p>
      {isError && online && lines.length === 0 ? (
        <Button size="small" onClick={() => void refetch()} className={styles.retry}>
          {t("common.retry")}
        </Button>
      ) : null}
    </div>
  );
}

function Waiting() {
  return [0, 1, 2, 3].map((line) => (
    <div key={line} className={styles.waiting}>
      <Skeleton shape="box" width="3rem" height="3rem" />
      <Skeleton width={`${60 - line * 9}%`} />
    </div>
  ));
}
