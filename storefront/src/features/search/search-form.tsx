import { IconButton, TextField } from "@bezak/ui-kit";
import { Search } from "lucide-react";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useTexts } from "../../i18n/texts-context.tsx";
import { usePaths } from "../../lib/use-paths.ts";

export interface SearchFormProps {
  /** after a search was started; a phone hides the form then */
  onSearch?: () => void;
  initial?: string;
  autoFocus?: boolean;
  className?: string;
}

/** Leads to the results of what was typed, if anything was, and clears itself (specification, section 2). */
export function SearchForm({ onSearch, initial = "", autoFocus, className }: SearchFormProps) {
  const t = useTexts();
  const paths = usePaths();
  const navigate = useNavigate();
  const [text, setText] = useState(initial);
  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted === "") return;
    setText("");
    onSearch?.();
    void navigate(paths.search(wanted));
  }
  return (
    // a real address: works before scripts are there
    <form role="search" action={paths.search()} onSubmit={submit} className={className}>
      <TextField
        type="search"
        name="q"
        label={t("search.label")}
        hideLabel
        placeholder={t("search.placeholder")}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        autoFocus={autoFocus}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        end={
          <IconButton type="submit" size="small" label={t("search.submit")}>
            <Search aria-hidden />
          </IconButton>
        }
      />
    </form>
  );
}
