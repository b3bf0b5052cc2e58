/** What a native radio of the group is given. */
export interface RadioState {
  name: string;
  value: string;
  checked: boolean;
  disabled: boolean | undefined;
  onChange: () => void;
}
