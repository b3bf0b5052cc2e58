import type { CommissionRule } from "@bezak/contract/finance.ts";
import { setCommissionRule } from "@bezak/contract/routes/payouts.ts";
import { Button, Table, VisuallyHidden, type Column } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { HistoryLink } from "../../lib/history-link.tsx";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { renderMissing } from "../../lib/list-state.tsx";
import { useDate } from "../../lib/use-date.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { useListFocus } from "../../lib/use-list-focus.ts";
import { Permitted } from "../../lib/use-rights.tsx";
import { rulesQuery, saveRules } from "./commission-api.ts";
import styles from "./payouts-view.module.css";
import { writePercent } from "../../lib/percent.ts";
import RemoveRuleDialog from "./remove-rule-dialog.tsx";
import RuleDialog, { type RuleDialogProps } from "./rule-dialog.tsx";

export function CommissionView({ categories }: Pick<RuleDialogProps, "categories">) {
  const t = useTexts();
  const date = useDate();
  const text = useLocalized();
  const rules = useQuery(rulesQuery(useApi()));
  const focus = useListFocus<HTMLDivElement>(rules.data);
  const [open, setOpen] = useState<{ rule: CommissionRule | null } | null>(null);
  const [going, setGoing] = useState<CommissionRule | null>(null);
  const getName = ({ seller, category }: CommissionRule) =>
    [seller?.name, text(category?.name)].filter(Boolean).join(" · ") || t("adminCommission.everything");
  const columns: readonly Column<CommissionRule>[] = [
    {
      key: "rule",
      header: t("adminCommission.columns.rule"),
      primary: true,
      cell: (rule) => (
        <div className={styles.what}>
          <span>{getName(rule)}</span>
          <span className={styles.quiet}>{t(`adminCommission.scopes.${rule.scope}`)}</span>
        </div>
      ),
    },
    {
      key: "percent",
      header: t("adminCommission.columns.percent"),
      align: "end",
      cell: ({ percent }) => (
        <b className={styles.percent}>
          {t("adminCommission.percent", { percent: writePercent(percent, t("adminCommission.point")) })}
        </b>
      ),
    },
    {
      key: "updated",
      header: t("adminCommission.columns.updated"),
      cell: ({ updatedAt }) => (updatedAt === null ? t("adminCommission.unchanged") : date(updatedAt)),
    },
  ];
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <p className={styles.quiet}>{t("adminCommission.about")}</p>
        <div className={styles.ways}>
          <ExportMenu save={saveRules} total={rules.data?.length} />
          <Permitted call={setCommissionRule}>
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setOpen({ rule: null })}>
              {t("adminCommission.add")}
            </Button>
          </Permitted>
        </div>
      </div>
      <div {...focus} className={styles.list}>
        <Table
          caption={t("adminCommission.list")}
          hideCaption
          rows={rules.data ?? []}
          rowKey={({ id }) => id}
          columns={columns}
          loading={rules.isLoading}
          empty={null}
          error={renderMissing(rules)}
          actionsLabel={t("adminCommission.columns.actions")}
          rowActions={(rule) => (
            <>
              <Permitted call={setCommissionRule}>
                <Button size="small" onClick={() => setOpen({ rule })}>
                  <span aria-hidden>{t("adminCommission.edit")}</span>
                  <VisuallyHidden>{t("adminCommission.editOf", { rule: getName(rule) })}</VisuallyHidden>
                </Button>
                {rule.scope === "default" ? null : (
                  <Button size="small" onClick={() => setGoing(rule)}>
                    <span aria-hidden>{t("adminCommission.remove")}</span>
                    <VisuallyHidden>{t("adminCommission.removeOf", { rule: getName(rule) })}</VisuallyHidden>
                  </Button>
                )}
              </Permitted>
              {/* the default is one of the settings */}
              <HistoryLink id={rule.scope === "default" ? "settings" : rule.id} name={getName(rule)} />
            </>
          )}
        />
      </div>
      {open ? <RuleDialog rule={open.rule} categories={categories} onClose={() => setOpen(null)} /> : null}
      {going ? <RemoveRuleDialog rule={going} name={getName(going)} onClose={() => setGoing(null)} /> : null}
    </div>
  );
}
