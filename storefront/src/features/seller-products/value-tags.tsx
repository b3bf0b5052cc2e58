import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { Button, Tag, TextField } from "@bezak/ui-kit";
import { Plus } from "lucide-react";
import { useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { noText, type TypedText } from "./form-fields.ts";
import styles from "./options-section.module.css";

export interface ValueTagsProps {
  id: string;
  values: readonly TypedText[];
  error: string | undefined;
  onChange: (values: readonly TypedText[]) => void;
}

/** Splits typed or pasted text into values. */
function parts(text: string): string[] {
  return text
    .split(/[,;\n\t]/)
    .map((part) => part.trim().slice(0, 40))
    .filter((part) => part !== "");
}

/** Adds values; those that exist already, in any case, are left out. */
export function withValues(values: readonly TypedText[], texts: readonly string[]): readonly TypedText[] {
  const known = new Set(values.map(({ ru }) => ru.toLowerCase()));
  const added = texts.filter((text) => {
    const word = text.toLowerCase();
    if (known.has(word)) return false;
    known.add(word);
    return true;
  });
  return [...values, ...added.map((ru) => ({ ...noText, ru }))].slice(0, sellerLimits.optionValuesMax);
}

/** Values of an option as tags. Enter or a comma ends a value; a pasted list adds several. */
export function ValueTags({ id, values, error, onChange }: ValueTagsProps) {
  const t = useTexts();
  const [typed, setTyped] = useState("");

  function add(text: string) {
    const found = parts(text);
    if (found.length > 0) onChange(withValues(values, found));
    setTyped("");
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Enter") {
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && typed === "" && values.length > 0) {
      onChange(values.slice(0, -1));
    }
  }

  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData("text");
    if (parts(text).length < 2) return;
    event.preventDefault();
    add(`${typed},${text}`);
  }

  return (
    <div className={styles.values}>
      {values.length > 0 ? (
        <ul role="list" aria-label={t("sellerProducts.optionValues")} className={styles.tags}>
          {values.map(({ ru }) => (
            <li key={ru}>
              <Tag
                onRemove={() => onChange(values.filter((value) => value.ru !== ru))}
                removeLabel={t("sellerProducts.removeValue", { value: ru })}
              >
                {ru}
              </Tag>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.adding}>
        <TextField
          id={id}
          label={t("sellerProducts.newValue")}
          hint={t("sellerProducts.newValueHint")}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={40}
          value={typed}
          error={error}
          onChange={({ currentTarget: { value } }) => (/[,;]/.test(value) ? add(value) : setTyped(value))}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => add(typed)}
        />
        <Button icon={<Plus aria-hidden />} onClick={() => add(typed)}>
          {t("sellerProducts.addValue")}
        </Button>
      </div>
    </div>
  );
}
