import { useTexts } from "../../i18n/texts-context.tsx";
import { CodeForm, type CodeFormProps } from "./code-form.tsx";

type MailedCodeFormProps<Answer> = Pick<
  CodeFormProps<Answer>,
  "text" | "send" | "onDone" | "isFocused" | "others"
>;

/** Asks for the code of a mail that confirms an address. */
export function MailedCodeForm<Answer>(props: MailedCodeFormProps<Answer>) {
  const t = useTexts();
  return (
    <CodeForm
      {...props}
      label={t("security.code")}
      hint={t("security.codeHint")}
      short={t("security.codeShort")}
      action={t("security.confirmEmail")}
      wrongCode="email_code_invalid"
    />
  );
}
