import { limits } from "@bezak/contract/limits.ts";
import type { Favorite } from "@bezak/contract/favorites.ts";
import { Alert, Button, IconButton, NativeSelect, Tag, TextArea, TextField } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { TextKey } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { changeFavorite, favoritesKey } from "./favorites-api.ts";
import styles from "./marks-form.module.css";

export interface MarksFormProps {
  favorite: Favorite;
  onDone: () => void;
}

const priorities = Array.from({ length: limits.favoritePriorityMax }, (_, index) => String(index + 1));

/** The buyer's priority, tags and note of a favorite. */
export function MarksForm({ favorite, onDone }: MarksFormProps) {
  const t = useTexts();
  const api = useApi();
  const queryClient = useQueryClient();
  const root = useRef<HTMLFormElement>(null);
  const [priority, setPriority] = useState(favorite.priority);
  const [tags, setTags] = useState(favorite.tags);
  const [tag, setTag] = useState("");
  const [notes, setNotes] = useState(favorite.notes);
  const full = tags.length >= limits.favoriteTags;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => changeFavorite(api, favorite.product.id, { priority, tags: withTag(), notes }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: favoritesKey });
      onDone();
    },
  });

  useEffect(() => root.current?.querySelector("select")?.focus(), []);

  /** The tags, including one that is typed and not added yet. */
  function withTag(): string[] {
    const typed = tag.trim();
    return typed === "" || tags.includes(typed) || full ? tags : [...tags, typed];
  }

  function addTag() {
    setTags(withTag());
    setTag("");
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending) mutate();
  }

  return (
    <form ref={root} onSubmit={submit} className={styles.root}>
      {error ? <Alert tone="danger">{describeError(error, t)}</Alert> : null}
      <NativeSelect
        label={t("wishlist.priority")}
        value={String(priority)}
        options={priorities.map((value) => ({
          value,
          label: t(`wishlist.priorities.${value}` as TextKey),
        }))}
        onChange={(event) => setPriority(Number(event.currentTarget.value))}
      />
      <div className={styles.tags}>
        {tags.map((one) => (
          <Tag
            key={one}
            removeLabel={t("wishlist.removeTag", { tag: one })}
            onRemove={() => setTags(tags.filter((other) => other !== one))}
          >
            {one}
          </Tag>
        ))}
        <TextField
          label={t("wishlist.newTag")}
          hint={t("wishlist.newTagHint", { count: limits.favoriteTags })}
          value={tag}
          maxLength={limits.favoriteTagLength}
          disabled={full}
          enterKeyHint="done"
          onChange={(event) => setTag(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing || tag.trim() === "") return;
            event.preventDefault();
            addTag();
          }}
          end={
            <IconButton
              size="small"
              label={t("wishlist.addTag")}
              disabled={full || tag.trim() === ""}
              onClick={addTag}
            >
              <Plus aria-hidden />
            </IconButton>
          }
          className={styles.tag}
        />
      </div>
      <TextArea
        label={t("wishlist.notes")}
        hint={t("wishlist.notesHint")}
        value={notes}
        maxLength={limits.favoriteNotesLength}
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={isPending}>
          {t("wishlist.save")}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t("wishlist.cancel")}
        </Button>
      </div>
    </form>
  );
}
