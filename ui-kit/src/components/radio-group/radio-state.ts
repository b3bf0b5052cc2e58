/** Props of a native radio button of the group. */
export interface RadioState {
  name: string;
  value: string;
  checked: boolean;
  disabled: boolean | undefined;
  onChange: () => void;
}
