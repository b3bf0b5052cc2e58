import { ChevronDown } from "lucide-react";
import { Accordion as Primitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./accordion.module.css";

export interface AccordionProps extends Omit<ComponentProps<"div">, "children" | "defaultValue" | "dir"> {
  /** The sections, in order. */
  items: readonly { value: string; title: ReactNode; content: ReactNode; disabled?: boolean }[];
  /** Values of the sections that are open initially. */
  defaultOpen?: readonly string[];
  /** Level of the titles in the page's outline. */
  headingLevel?: 2 | 3 | 4;
}

/** Titles that expand their content, any number at once. Heavy: load it lazily on a buyer's page. */
export function Accordion(props: AccordionProps) {
  const { items, defaultOpen = [], headingLevel = 3, className, ...rest } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <Primitive.Root
      {...rest}
      type="multiple"
      defaultValue={[...defaultOpen]}
      className={classNames(styles.root, className)}
    >
      {items.map((item) => (
        <Primitive.Item key={item.value} value={item.value} disabled={item.disabled} className={styles.item}>
          <Primitive.Header asChild>
            <Heading className={styles.heading}>
              <Primitive.Trigger className={styles.trigger}>
                <span>{item.title}</span>
                <ChevronDown aria-hidden />
              </Primitive.Trigger>
            </Heading>
          </Primitive.Header>
          <Primitive.Content className={styles.content}>
            <div className={styles.inner}>{item.content}</div>
          </Primitive.Content>
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
