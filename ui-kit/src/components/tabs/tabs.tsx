import { Tabs as Primitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./tabs.module.css";

type TabsState =
  | {
      /** The open tab; without it the tabs hold the state. */
      value: string;
      /** Called with the tab that was opened. */
      onValueChange: (value: string) => void;
      defaultValue?: never;
    }
  | {
      /** The initially open tab of uncontrolled tabs. */
      defaultValue: string;
      value?: undefined;
      onValueChange?: (value: string) => void;
    };

export type TabsProps = TabsState &
  Omit<ComponentProps<"div">, "children" | "defaultValue" | "dir"> & {
    /** Accessible name of the row of tabs. */
    label: string;
    /** The tabs, in order. */
    items: readonly { value: string; label: ReactNode; content: ReactNode; disabled?: boolean }[];
  };

/**
 * Parts of one subject, one visible at a time. The row scrolls sideways when it does not fit. Heavy: load it lazily on a
 * buyer's page.
 */
export function Tabs({ label, items, className, ...rest }: TabsProps) {
  return (
    <Primitive.Root {...rest} className={classNames(styles.root, className)}>
      <Primitive.List ref={startAtTheOpenOne} aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Primitive.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            // Radix moves the focus without scrolling
            onFocus={(event) => event.currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })}
            className={styles.trigger}
          >
            {item.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {items.map((item) => (
        <Primitive.Content key={item.value} value={item.value} className={styles.content}>
          {item.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}

/** Scrolls the row to the open tab initially; the page itself does not scroll. */
function startAtTheOpenOne(list: HTMLElement | null) {
  const open = list?.querySelector<HTMLElement>("[data-state='active']");
  if (list && open) list.scrollLeft = open.offsetLeft + open.offsetWidth - list.clientWidth;
}
