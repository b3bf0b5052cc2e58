import { Upload } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { DragEvent } from "react";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field.tsx";
import { checkFiles } from "./check-files.ts";
import type { FileProblem } from "./check-files.ts";
import type { FileItem } from "./file-item.ts";
import styles from "./file-drop.module.css";
import { FileRows } from "./file-rows.tsx";
import { FileAnnouncements } from "./file-announcements.tsx";

type FileRetry =
  | {
      /** Tries a failed file once more. */
      onRetry: (id: string) => void;
      retryLabel: (name: string) => string;
    }
  | { onRetry?: never; retryLabel?: never };

export type FileDropProps = FileRetry &
  FieldTexts & {
    /** What was chosen so far, each with its state; the owner keeps them. */
    items: readonly FileItem[];
    /** Gets files that keep the rules; sending them is the application's. */
    onAdd: (files: File[]) => void;
    /** Gets the id of a file whose cross was pressed. */
    onRemove: (id: string) => void;
    /** Name of the cross of a file, with the name of the file in it. */
    removeLabel: (name: string) => string;
    /** Words of a row: size, "uploading, 40 %", "uploaded". A failed one shows its error. */
    stateText: (item: FileItem) => string;
    /** Words for a file that was not taken. */
    problemText: (problem: FileProblem) => string;
    /** What to do, such as "Drop photos here or paste them". */
    prompt: string;
    /** Words of the button that opens the chooser. */
    chooseLabel: string;
    /** As in `<input accept>`: "image/*,.pdf". */
    accept?: string;
    /** In bytes. */
    maxSize?: number;
    /** One unless told; a new one then takes the place of the old one, which the application removes. */
    maxCount?: number;
    /** Cannot be used now; looks so and is passed over by the keyboard. */
    disabled?: boolean;
    /** Id of the control; made up when left out. */
    id?: string;
    /** Lands on the outermost element. */
    className?: string;
  };

/** A place to drop, paste or choose files, and what became of them. A native file input lies over the place. */
export function FileDrop(props: FileDropProps) {
  const { label, hideLabel, hint, required, className, id, items, onAdd, prompt, chooseLabel, ...other } =
    props;
  const { stateText, problemText, accept, maxSize, maxCount = 1, disabled } = other;
  const madeUp = useId();
  const fieldId = id ?? madeUp;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);

  function add(list: FileList | null | undefined) {
    const files = [...(list ?? [])];
    if (files.length === 0 || disabled) return;
    const freeSlots = maxCount === 1 ? 1 : maxCount - items.length;
    const { taken, problems: left } = checkFiles(files, { accept, maxSize, maxCount: freeSlots });
    setProblems(left);
    if (taken.length > 0) onAdd(taken);
  }

  // Chosen before the code came.
  const addEarly = useEffectEvent(() => add(input.current?.files));
  useEffect(() => addEarly(), []);

  const own = problems.length > 0 ? <Problems texts={problems.map(problemText)} /> : undefined;
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return (
    <div
      className={className}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        add(event.clipboardData.files);
      }}
    >
      <Field {...{ label, hideLabel, hint, required }} error={own ?? props.error} controlId={fieldId}>
        {(parts) => (
          <div
            data-over={over || undefined}
            className={styles.zone}
            onDragOver={(event) => {
              if (!carriesFiles(event)) return;
              // A disabled place takes the drop too, or the browser would open the file instead of the page.
              event.preventDefault();
              event.dataTransfer.dropEffect = disabled ? "none" : "copy";
              setOver(!disabled);
            }}
            onDragLeave={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
            }}
            onDrop={(event) => {
              if (!carriesFiles(event)) return;
              event.preventDefault();
              setOver(false);
              add(event.dataTransfer.files);
            }}
          >
            <Upload aria-hidden />
            <span id={`${parts.id}-prompt`}>{prompt}</span>
            <span id={`${parts.id}-choose`} className={styles.choose}>
              {chooseLabel}
            </span>
            <input
              {...parts}
              ref={input}
              type="file"
              aria-labelledby={`${parts.id}-label ${parts.id}-choose`}
              {...{ accept, disabled }}
              multiple={maxCount > 1}
              onChange={(event) => {
                add(event.currentTarget.files);
                // So that the same file can be chosen again.
                event.currentTarget.value = "";
              }}
              className={styles.input}
            />
          </div>
        )}
      </Field>
      {items.length > 0 ? (
        <FileRows
          labelledBy={`${fieldId}-label`}
          focusZone={() => input.current?.focus()}
          onRemove={props.onRemove}
          removeLabel={props.removeLabel}
          onRetry={props.onRetry}
          retryLabel={props.retryLabel}
          {...{ items, stateText, disabled }}
        />
      ) : null}
      <FileAnnouncements items={items} stateText={stateText} />
    </div>
  );
}

function Problems({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    <span key={index} className={styles.problem}>
      {text}
    </span>
  ));
}
