import { Alert, Button } from "@bezak/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useSession } from "../features/auth/session-store.ts";
import { changeProfile } from "../features/users/users-api.ts";
import { useLanguage, useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "../lib/api-context.ts";
import { describeError } from "../lib/describe-error.ts";
import { inLanguage, languages, type Language } from "../lib/language.ts";
import { openStorage } from "../lib/storage.ts";
import { rememberLanguage } from "./follow-stored-language.ts";
import styles from "./language-choice.module.css";

/** Language of the shop, and of the user's mails. A page in another language is another document. */
export function LanguageChoice() {
  const t = useTexts();
  const api = useApi();
  const current = useLanguage();
  const { user, update } = useSession();
  const saving = useMutation({
    mutationFn: async (language: Language) => {
      if (user && user.language !== language) update(await changeProfile(api, { language }));
    },
    onSuccess(_, language) {
      rememberLanguage(openStorage("localStorage"), language);
      const { pathname, search } = window.location;
      if (language !== current) window.location.assign(`${inLanguage(pathname, language)}${search}`);
    },
  });
  return (
    <div className={styles.root}>
      <div role="group" aria-label={t("languages.label")} className={styles.list}>
        {languages.map((language) => (
          <Button
            key={language}
            lang={language}
            variant={language === current ? "secondary" : "ghost"}
            icon={language === current ? <Check aria-hidden /> : undefined}
            aria-pressed={language === current}
            loading={saving.isPending && saving.variables === language}
            onClick={() => saving.mutate(language)}
          >
            {t(`languages.${language}`)}
          </Button>
        ))}
      </div>
      {saving.error ? <Alert tone="danger">{describeError(saving.error, t, "userUpdate")}</Alert> : null}
    </div>
  );
}
