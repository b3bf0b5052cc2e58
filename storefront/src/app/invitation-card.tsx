import type { OpenInvitation } from "@bezak/contract/shops.ts";
import { Alert, Avatar, Button, Card } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSession } from "../features/auth/session-store.ts";
import { acceptInvitation, ownShopKey } from "../features/shops/shops-api.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "../lib/api-context.ts";
import { hasCode } from "../lib/api-error.ts";
import { avatarSource } from "../lib/avatar-source.ts";
import { dayDigits } from "../lib/day-digits.ts";
import { describeError } from "../lib/describe-error.ts";
import { Link } from "../lib/link.tsx";
import { openStorage, writeText } from "../lib/storage.ts";
import { usePanelPaths } from "../lib/use-panel-paths.ts";
import { usePaths } from "../lib/use-paths.ts";
import styles from "./invitation-card.module.css";
import { OtherAccount } from "./other-account.tsx";

/** Key in the tab's storage for the token, until the user has signed in and joined. */
export const invitationKey = "invitation";

export interface InvitationCardProps {
  token: string;
  invitation: OpenInvitation;
}

/** A valid invitation: guests get links to sign in and return, the invited user a button to join. */
export function InvitationCard({ token, invitation }: InvitationCardProps) {
  const t = useTexts();
  const api = useApi();
  const paths = usePaths();
  const queryClient = useQueryClient();
  const path = usePanelPaths().invitation();
  const { user, update } = useSession();
  const joining = useMutation({
    mutationFn: () => acceptInvitation(api, token),
    onSuccess() {
      writeText(openStorage("sessionStorage"), invitationKey, null);
      update({ role: "seller" });
      void queryClient.invalidateQueries({ queryKey: ownShopKey });
    },
  });
  const { shop, role, email, expiresAt } = invitation;
  if (joining.isSuccess) return <Joined shop={shop.name} />;
  const forAnother = hasCode(joining.error, "invitation_for_another");
  return (
    <Card variant="raised" padding="large" className={styles.root}>
      <Avatar decorative name={shop.name} size="huge" src={avatarSource(shop.logo)} />
      <h1>{t("invitation.invited", { shop: shop.name })}</h1>
      <p>{t(`invitation.roles.${role}`)}</p>
      <p className={styles.quiet}>{t("invitation.for", { email, until: dayDigits(expiresAt) })}</p>
      {joining.error ? <Alert tone="danger">{describeError(joining.error, t)}</Alert> : null}
      {!user ? (
        <>
          <p>{t("invitation.signIn")}</p>
          <div className={styles.ways}>
            <Button asChild variant="primary">
              <Link to={paths.login(path)}>{t("nav.login")}</Link>
            </Button>
            <Button asChild>
              <Link to={paths.register(path)}>{t("nav.register")}</Link>
            </Button>
          </div>
        </>
      ) : user.role === "admin" ? (
        <Alert tone="warning">{t("invitation.administrator")}</Alert>
      ) : (
        <>
          <p className={styles.quiet}>{t("invitation.signedInAs", { email: user.email })}</p>
          <div className={styles.ways}>
            {forAnother ? null : (
              <Button variant="primary" loading={joining.isPending} onClick={() => joining.mutate()}>
                {t("invitation.accept")}
              </Button>
            )}
            <OtherAccount path={path} label={t("invitation.otherAccount")} />
          </div>
        </>
      )}
    </Card>
  );
}

function Joined({ shop }: { shop: string }) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card variant="raised" padding="large" className={styles.root}>
      <h1 ref={heading} tabIndex={-1}>
        {t("invitation.joined", { shop })}
      </h1>
      <Button asChild variant="primary">
        <Link to={usePaths().sellerPanel()}>{t("invitation.toPanel")}</Link>
      </Button>
    </Card>
  );
}
