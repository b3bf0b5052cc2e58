import { useNavigate } from "react-router";

/** Replaces the address by another one of the same page, which stays where it is. */
export function useReplaceAddress(): (to: string) => void {
  const navigate = useNavigate();
  return (to) => void navigate(to, { replace: true, state: { keepScroll: true } });
}
