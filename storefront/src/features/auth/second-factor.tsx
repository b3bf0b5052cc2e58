import { Skeleton, useToast } from "@bezak/ui-kit";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SecondFactor as State, SecondFactorSetup } from "@bezak/contract/second-factor.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { FactorSetup } from "./factor-setup.tsx";
import { FactorState } from "./factor-state.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { secondFactorQuery } from "./second-factor-api.ts";
import { useSession } from "./session-store.ts";

/** Sign-in codes of the user: their state, setting up, recovery codes. Needs the message part `account`. */
export function SecondFactor() {
  const t = useTexts();
  const api = useApi();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { user, update } = useSession();
  const { data, error, refetch, fetchStatus } = useQuery(secondFactorQuery(api));
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (!data) {
    if (error) return <LoadFailure headingLevel={3} error={error} onRetry={() => void refetch()} />;
    if (fetchStatus === "paused") return <OfflineState headingLevel={3} />;
    return (
      <div aria-busy role="group" aria-label={t("common.loading")}>
        <Skeleton shape="box" height="5rem" />
      </div>
    );
  }

  const reload = () => void queryClient.invalidateQueries({ queryKey: ["auth"] });

  function switchedOn(recoveryCodes: readonly string[]) {
    setSetup(null);
    setCodes(recoveryCodes);
    if (user?.secondFactorMissing) update({ secondFactorMissing: undefined });
    toast.show({ text: t("secondFactor.isOn"), tone: "success" });
    reload();
  }

  function switchedOff({ required, passkeys }: State) {
    // as after signing in without the codes: the panel asks for them
    if (required && passkeys === 0) update({ secondFactorMissing: true });
  }

  if (codes) return <RecoveryCodeList codes={codes} onSaved={() => setCodes(null)} />;
  if (setup) return <FactorSetup setup={setup} onDone={switchedOn} onCancel={() => setSetup(null)} />;
  return (
    <FactorState
      factor={data}
      onSetUp={setSetup}
      onRenewed={setCodes}
      onSwitchedOff={() => switchedOff(data)}
      onChanged={reload}
    />
  );
}
