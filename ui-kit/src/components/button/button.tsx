import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { mergeProps } from "../../merge-props.ts";
import { Spinner } from "../spinner/spinner.tsx";
import styles from "./button.module.css";

interface ButtonAppearance {
  /** `primary` once per view; `danger` for irreversible actions. */
  variant?: "primary" | "secondary" | "ghost" | "danger";
  /** `small` is 36 px high with a touch target of 44 px; `large` is for the main action of a page. */
  size?: "small" | "medium" | "large";
  /** Fills the width of its container. */
  wide?: boolean;
  /** Decorative icon before the label. */
  icon?: ReactNode;
  /** Decorative icon after the label. */
  iconEnd?: ReactNode;
}

type ButtonKind =
  | {
      /** Styles the only child, usually a link, instead of rendering a button. */
      asChild: true;
      /** The label; with `asChild` the link that contains it. */
      children: ReactElement;
      loading?: never;
      disabled?: never;
    }
  | {
      asChild?: false;
      children?: ReactNode;
      /** Shows a spinner instead of the label, keeps the size and ignores presses. */
      loading?: boolean;
    };

export type ButtonProps = ButtonAppearance & ButtonKind & Omit<ComponentProps<"button">, "children">;

/** Performs an action; for navigation use `asChild` with a link. */
export function Button(props: ButtonProps) {
  const { variant = "secondary", size = "medium", wide, icon, iconEnd, asChild: _, loading, ...rest } = props;
  const { className, children, disabled, type = "button", onClick, ...attributes } = rest;
  const look = {
    ...attributes,
    "data-variant": variant,
    "data-size": size,
    "data-wide": wide || undefined,
    className: classNames(styles.root, className),
  };
  if (props.asChild) {
    return mergeProps({ ...look, onClick }, props.children, (label) => (
      <>
        {icon}
        {label}
        {iconEnd}
      </>
    ));
  }
  // aria-disabled instead of disabled while loading: a disabled button would lose the focus.
  return (
    <button
      {...look}
      type={loading ? "button" : type}
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      data-loading={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      <span className={styles.content}>
        {icon}
        {children}
        {iconEnd}
      </span>
      {loading ? <Spinner decorative className={styles.spinner} /> : null}
    </button>
  );
}
