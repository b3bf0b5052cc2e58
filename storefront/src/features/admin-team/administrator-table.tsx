import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import type { TeamAdministrator } from "@bezak/contract/admin-team.ts";
import { Badge, Button, Table, type Column } from "@bezak/ui-kit";
import { useState, type ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { HistoryLink } from "../../lib/history-link.tsx";
import { useDate } from "../../lib/use-date.ts";
import { useRights } from "../../lib/use-rights.tsx";
import { RankDialog } from "./rank-dialog.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import styles from "./team-view.module.css";

export interface AdministratorTableProps {
  rows: readonly TeamAdministrator[];
  loading: boolean;
  error: ReactNode;
  onOwnRank: (rank: AdminRank) => void;
}

/** Administrators, whom owners give another rank or remove. */
export function AdministratorTable({ rows, loading, error, onOwnRank }: AdministratorTableProps) {
  const t = useTexts();
  const date = useDate();
  const mayChange = useRights().mayUse("administrators");
  const [act, setAct] = useState<{ kind: "rank" | "remove"; administrator: TeamAdministrator } | null>(null);
  const close = () => setAct(null);
  const columns: readonly Column<TeamAdministrator>[] = [
    {
      key: "name",
      header: t("adminTeam.name"),
      primary: true,
      cell: ({ name, email, self, blocked }) => (
        <span className={styles.person}>
          <span>
            {name || email} {self ? <Badge>{t("adminTeam.you")}</Badge> : null}{" "}
            {blocked ? <Badge tone="danger">{t("adminTeam.blocked")}</Badge> : null}
          </span>
          {name ? <span className={styles.quiet}>{email}</span> : null}
        </span>
      ),
    },
    {
      key: "rank",
      header: t("admin.rank"),
      cell: ({ rank }) => (
        <span className={styles.words}>{t(rank ? `admin.ranks.${rank}` : "adminTeam.noRank")}</span>
      ),
    },
    {
      key: "factor",
      header: t("adminTeam.factor"),
      cell: ({ secondFactor }) => (
        <Badge tone={secondFactor ? "success" : "warning"}>
          {t(secondFactor ? "adminTeam.factorOn" : "adminTeam.factorOff")}
        </Badge>
      ),
    },
    {
      key: "seen",
      header: t("adminTeam.seen"),
      cell: ({ lastSeenAt }) => (
        <span className={styles.words}>{lastSeenAt ? date(lastSeenAt) : t("adminTeam.notSeen")}</span>
      ),
    },
  ];
  return (
    <>
      <Table
        caption={t("adminTeam.administrators")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        loading={loading}
        error={error}
        empty={null}
        actionsLabel={t("adminTeam.actions")}
        rowActions={(administrator) => {
          const name = administrator.name || administrator.email;
          return (
            <>
              {mayChange ? (
                <Button
                  size="small"
                  aria-label={`${t("adminTeam.changeRank")}: ${name}`}
                  onClick={() => setAct({ kind: "rank", administrator })}
                >
                  {t("adminTeam.changeRank")}
                </Button>
              ) : null}
              {mayChange && !administrator.self ? (
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={`${t("adminTeam.remove")}: ${name}`}
                  onClick={() => setAct({ kind: "remove", administrator })}
                >
                  {t("adminTeam.remove")}
                </Button>
              ) : null}
              <HistoryLink id={administrator.id} name={name} />
            </>
          );
        }}
      />
      {act?.kind === "rank" ? (
        <RankDialog administrator={act.administrator} onOwnRank={onOwnRank} onClose={close} />
      ) : null}
      {act?.kind === "remove" ? <RemoveDialog administrator={act.administrator} onClose={close} /> : null}
    </>
  );
}
