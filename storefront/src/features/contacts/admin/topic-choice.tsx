import { contactTopics, type ContactTopic } from "@bezak/contract/contact-topics.ts";
import { NativeSelect } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";

export interface TopicChoiceProps {
  /** undefined for all */
  topic: ContactTopic | undefined;
  onTopic: (topic: ContactTopic | undefined) => void;
}

/** Narrows messages to a topic. Needs the message parts `waiting` and `contacts`. */
export function TopicChoice({ topic, onTopic }: TopicChoiceProps) {
  const t = useTexts();
  return (
    <NativeSelect
      hideLabel
      label={t("waiting.messages.topic")}
      value={topic ?? ""}
      options={[
        { value: "", label: t("waiting.messages.anyTopic") },
        ...contactTopics.map((one) => ({ value: one as string, label: t(`contacts.topics.${one}`) })),
      ]}
      onChange={({ currentTarget: { value } }) => onTopic(contactTopics.find((one) => one === value))}
    />
  );
}
