import { usePanelKeys } from "./use-panel-keys.ts";
import WaitingPage from "./waiting-page.tsx";

const none = () => undefined;

/** The page with the keys of the panel. */
export function WaitingPanel() {
  usePanelKeys({ onFind: none, onHelp: none, single: true });
  return (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <WaitingPage />
    </main>
  );
}
