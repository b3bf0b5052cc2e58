import { ListSearch, type ListSearchProps } from "./list-search.tsx";
import { useReplaceAddress } from "./use-replace-address.ts";

export interface AddressSearchProps extends Omit<ListSearchProps, "onSearch"> {
  /** the address of the list with another query, on its first page */
  toAddress: (q: string) => string;
}

/** A search that replaces the address of its list and leaves the page where it is. */
export function AddressSearch({ toAddress, ...search }: AddressSearchProps) {
  const replaceAddress = useReplaceAddress();
  return <ListSearch {...search} onSearch={(q) => replaceAddress(toAddress(q))} />;
}
