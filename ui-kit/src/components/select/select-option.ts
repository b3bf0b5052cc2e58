export interface SelectOption {
  /** Not empty: an empty value means that nothing is chosen. */
  value: string;
  label: string;
  disabled?: boolean;
}
