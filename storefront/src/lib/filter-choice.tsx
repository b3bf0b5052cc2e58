import { NativeSelect } from "@bezak/ui-kit";
import type { TextKey } from "../i18n/texts.ts";
import { useTexts } from "../i18n/texts-context.tsx";

export interface FilterChoiceProps<T extends string> {
  label: TextKey;
  /** of no choice */
  all: TextKey;
  value: T | undefined;
  /** values with their names */
  options: readonly (readonly [T, string])[];
  onChange: (value: T | undefined) => void;
}

/** A filter of a list that has one of several values, or none. */
export function FilterChoice<T extends string>({
  label,
  all,
  value,
  options,
  onChange,
}: FilterChoiceProps<T>) {
  const t = useTexts();
  return (
    <NativeSelect
      hideLabel
      label={t(label)}
      value={value ?? ""}
      options={[
        { value: "", label: t(all) },
        ...options.map(([one, name]) => ({ value: one as string, label: name })),
      ]}
      onChange={(event) => onChange(options.find(([one]) => one === event.currentTarget.value)?.[0])}
    />
  );
}
