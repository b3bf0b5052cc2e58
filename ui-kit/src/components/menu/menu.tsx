import { DropdownMenu as Primitive } from "radix-ui";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import layer from "../layer/layer.module.css";
import row from "../layer/row.module.css";
import type { LayerState } from "../modal/layer-state.ts";
import styles from "./menu.module.css";

export type MenuProps = LayerState &
  Omit<ComponentProps<"div">, "children"> & {
    /** The button that opens it. */
    trigger: ReactElement;
    /** MenuItem, MenuLabel and MenuSeparator. */
    children: ReactNode;
    /** The edge of the trigger it is aligned to. */
    align?: "start" | "center" | "end";
  };

/** Actions behind a button. Heavy: load it lazily. */
export function Menu(props: MenuProps) {
  const { trigger, children, align = "end", open, onOpenChange, className, ...rest } = props;
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          {...rest}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={classNames(layer.surface, layer.grows, styles.content, className)}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export interface MenuItemProps extends Omit<ComponentProps<"div">, "onSelect"> {
  /** Decorative icon before the label. */
  icon?: ReactNode;
  /** `danger` for irreversible actions. */
  tone?: "neutral" | "danger";
  /** Visible, but cannot be selected. */
  disabled?: boolean;
  /** Called when the item is selected by press or key; the menu then closes. */
  onSelect?: () => void;
  /** Styles the only child, usually a link, which then also contains the icon. */
  asChild?: boolean;
}

export function MenuItem({ icon, tone = "neutral", onSelect, className, children, ...rest }: MenuItemProps) {
  return (
    <Primitive.Item
      {...rest}
      data-tone={tone}
      onSelect={() => onSelect?.()}
      className={classNames(row.row, styles.item, className)}
    >
      {rest.asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Primitive.Item>
  );
}

/** Names a group of items. */
export function MenuLabel({ className, ...rest }: ComponentProps<"div">) {
  return <Primitive.Label {...rest} className={classNames(styles.label, className)} />;
}

/** A line between groups of items. */
export function MenuSeparator({ className, ...rest }: ComponentProps<"div">) {
  return <Primitive.Separator {...rest} className={classNames(styles.separator, className)} />;
}
