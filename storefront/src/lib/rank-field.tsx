import { adminRanks, isAdminRank, type AdminRank } from "@bezak/contract/admin-ranks.ts";
import { NativeSelect } from "@bezak/ui-kit";
import { useTexts } from "../i18n/texts-context.tsx";

export interface RankFieldProps {
  id: string;
  rank: AdminRank;
  onRank: (rank: AdminRank) => void;
  disabled?: boolean;
}

/** A choice of an administrator's rank, with what it opens. Needs the message part `admin`. */
export function RankField({ id, rank, onRank, disabled }: RankFieldProps) {
  const t = useTexts();
  return (
    <NativeSelect
      id={id}
      label={t("admin.rank")}
      hint={t(`admin.rankTexts.${rank}`)}
      disabled={disabled}
      value={rank}
      options={adminRanks.map((one) => ({ value: one, label: t(`admin.ranks.${one}`) }))}
      onChange={({ currentTarget: { value } }) => isAdminRank(value) && onRank(value)}
    />
  );
}
