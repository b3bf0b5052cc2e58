import { userRoles } from "@bezak/contract/user-roles.ts";
import { SegmentedControl } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { countedTab } from "../../../lib/counted.ts";
import { ListSearch } from "../../../lib/list-search.tsx";
import { PeriodFields } from "../../../lib/period-fields.tsx";
import { TabLinks } from "../../../lib/tab-links.tsx";
import styles from "./user-list.module.css";
import type { UsersChoice } from "./users-address.ts";

export interface UserFilterProps {
  choice: UsersChoice;
  /** users that the filter finds; undefined until it is known */
  total: number | undefined;
  toAddress: (choice: UsersChoice) => string;
  onChoose: (choice: UsersChoice) => void;
}

/** Filters the users; the choice is part of the address. */
export function UserFilter({ choice, total, toAddress, onChoose }: UserFilterProps) {
  const t = useTexts();
  return (
    <>
      <TabLinks
        label={t("userAdmin.roleFilter")}
        tabs={[null, ...userRoles].map((role) => ({
          name: t(role ? `userAdmin.lists.${role}` : "userAdmin.all"),
          to: toAddress({ ...choice, role, page: 1 }),
          isHere: role === choice.role,
          ...(role === choice.role && countedTab(total)),
        }))}
      />
      <div className={styles.filter}>
        <ListSearch
          label={t("userAdmin.search")}
          hint={t("userAdmin.searchHint")}
          q={choice.q}
          onSearch={(q) => onChoose({ ...choice, q, page: 1 })}
          className={styles.search}
        />
        <SegmentedControl
          label={t("userAdmin.state")}
          options={[
            { value: "all", label: t("userAdmin.all") },
            { value: "active", label: t("userAdmin.states.active") },
            { value: "blocked", label: t("userAdmin.states.blocked") },
          ]}
          value={choice.state ?? "all"}
          onValueChange={(state) => onChoose({ ...choice, state: state === "all" ? null : state, page: 1 })}
        />
        <PeriodFields
          period={choice}
          texts={{ from: t("userAdmin.registeredFrom"), to: t("userAdmin.registeredTo") }}
          onChange={(period) => onChoose({ ...choice, ...period, page: 1 })}
        />
      </div>
    </>
  );
}
