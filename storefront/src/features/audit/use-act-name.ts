import { useTexts } from "../../i18n/texts-context.tsx";
import { findAct } from "./audit-acts.ts";

/** What an act is called; a call that has no name here is shown as it was made. */
export function useActName(): (action: string) => string {
  const t = useTexts();
  return (action) => {
    const act = findAct(action);
    return act === undefined ? action : t(`audit.acts.${act}`);
  };
}
