import { userRoles, userStates } from "@bezak/contract/user-roles.ts";
import { NativeSelect } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { countedBy } from "../../../lib/counted.ts";
import { ListSearch } from "../../../lib/list-search.tsx";
import { PeriodFields } from "../../../lib/period-fields.tsx";
import { TabLinks } from "../../../lib/tab-links.tsx";
import styles from "./user-list.module.css";
import type { UsersPage } from "./user-admin-api.ts";
import type { UsersChoice } from "./users-address.ts";

export interface UserFilterProps {
  choice: UsersChoice;
  /** by role, under the other filters; undefined until they are loaded */
  counts: UsersPage["counts"] | undefined;
  toAddress: (choice: UsersChoice) => string;
  onChoose: (choice: UsersChoice) => void;
}

/** Filters the users; the choice is part of the address. */
export function UserFilter({ choice, counts, toAddress, onChoose }: UserFilterProps) {
  const t = useTexts();
  return (
    <>
      <TabLinks
        label={t("userAdmin.roleFilter")}
        tabs={[null, ...userRoles].map((role) => ({
          name: t(role ? `userAdmin.lists.${role}` : "userAdmin.all"),
          to: toAddress({ ...choice, role, page: 1 }),
          isHere: role === choice.role,
          ...countedBy(counts, role),
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
        <NativeSelect
          hideLabel
          label={t("userAdmin.state")}
          options={[
            { value: "", label: t("userAdmin.anyState") },
            ...userStates.map((state) => ({ value: state as string, label: t(`userAdmin.states.${state}`) })),
          ]}
          value={choice.state ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ ...choice, state: userStates.find((state) => state === value) ?? null, page: 1 })
          }
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
