import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { asImported } from "./as-imported.ts";

/** The docs page of a component: import name, purpose, props, then its other stories. */
export default function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const name = preparedMeta.title.split("/").at(-1) ?? preparedMeta.title;
  return (
    <>
      <Title>{asImported(name)}</Title>
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
