import { Tabs as Primitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./tabs.module.css";

type TabsState =
  | {
      /** The tab that is open; leave out to let the tabs keep it themselves. */
      value: string;
      /** Gets the tab that was opened. */
      onValueChange: (value: string) => void;
      defaultValue?: never;
    }
  | {
      /** The tab open at first; the kit holds the state then. */
      defaultValue: string;
      value?: undefined;
      onValueChange?: (value: string) => void;
    };

export type TabsProps = TabsState &
  Omit<ComponentProps<"div">, "children" | "defaultValue" | "dir"> & {
    /** Name of the row of tabs. */
    label: string;
    /** The tabs in their order. */
    items: readonly { value: string; label: ReactNode; content: ReactNode; disabled?: boolean }[];
  };

/**
 * Parts of one thing, one in sight at a time. The row scrolls sideways when it does not fit. Not light: load it lazily
 * on a buyer's page.
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

/** An open tab further along the row is in sight from the start; the page itself does not scroll. */
function startAtTheOpenOne(list: HTMLElement | null) {
  const open = list?.querySelector<HTMLElement>("[data-state='active']");
  if (list && open) list.scrollLeft = open.offsetLeft + open.offsetWidth - list.clientWidth;
}
