import type { SavedView, ViewChange } from "@bezak/contract/saved-views.ts";
import { useState } from "react";
import { randomKey } from "../random-key.ts";
import { changeView, deleteView, saveView } from "./saved-views-api.ts";
import { toSaved, viewAddress, wholeList, type ListView } from "./use-list-view.ts";
import { useViewChange } from "./use-view-change.ts";
import { useReplaceAddress } from "../use-replace-address.ts";

export type ChangedView = Omit<ViewChange, "version">;

/** What can be opened about views in a dialog. */
export type ViewQuestion = "new" | "rename" | "delete";

/** Saves, changes and deletes views of a list; `onDone` after each, when no dialog is open. */
export function useViewActs(list: ListView, chosen: SavedView | undefined, onDone: () => void) {
  const replaceAddress = useReplaceAddress();
  const [opened, setOpened] = useState<{ question: ViewQuestion; key: string } | null>(null);
  const done = () => {
    setOpened(null);
    onDone();
  };
  const saving = useViewChange(
    list,
    (api, named: { name: string; shared: boolean }) =>
      saveView(api, { list: list.columns.list, ...toSaved(list), ...named }, opened?.key ?? randomKey()),
    (view) => {
      done();
      if (view) replaceAddress(viewAddress(list, view));
    },
  );
  const changing = useViewChange(
    list,
    (api, { view, change }: { view: SavedView; change: ChangedView }) => changeView(api, view, change),
    done,
  );
  const deleting = useViewChange(
    list,
    (api, view: SavedView) => deleteView(api, view),
    () => {
      done();
      replaceAddress(wholeList(list));
    },
  );
  const all = [saving, changing, deleting];
  const reset = () => all.forEach((one) => one.reset());
  return {
    saving,
    changing,
    deleting,
    question: opened?.question ?? null,
    ask(question: ViewQuestion) {
      reset();
      setOpened({ question, key: randomKey() });
    },
    close() {
      reset();
      setOpened(null);
    },
    reset,
    change: (change: ChangedView) => chosen && changing.send({ view: chosen, change }),
  };
}
