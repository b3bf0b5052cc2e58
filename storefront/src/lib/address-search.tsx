import { useNavigate } from "react-router";
import { ListSearch, type ListSearchProps } from "./list-search.tsx";

export interface AddressSearchProps extends Omit<ListSearchProps, "onSearch"> {
  /** the address of the list with another query, on its first page */
  toAddress: (q: string) => string;
}

/** A search that replaces the address of its list and leaves the page where it is. */
export function AddressSearch({ toAddress, ...search }: AddressSearchProps) {
  const navigate = useNavigate();
  return (
    <ListSearch
      {...search}
      onSearch={(q) => void navigate(toAddress(q), { replace: true, state: { keepScroll: true } })}
    />
  );
}
