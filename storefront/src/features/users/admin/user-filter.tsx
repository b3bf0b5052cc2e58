import { userRoles, userStates, type UserRole } from "@bezak/contract/user-roles.ts";
import { NativeSelect } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { countedBy, type TabbedPage } from "../../../lib/counted.ts";
import { ListSearch } from "../../../lib/list-search.tsx";
import { PeriodFields } from "../../../lib/period-fields.tsx";
import { TabLinks } from "../../../lib/tab-links.tsx";
import styles from "./user-list.module.css";
import type { UsersChoice } from "./users-address.ts";

export interface UserFilterProps {
  choice: UsersChoice;
  /** whose counts are shown; undefined until it is loaded */
  page: TabbedPage<UserRole> | undefined;
  toAddress: (choice: UsersChoice) => string;
  onChoose: (choice: UsersChoice) => void;
}

/** Filters the users; the choice is part of the address. */
export function UserFilter({ choice, page, toAddress, onChoose }: UserFilterProps) {
  const t = useTexts();
  return (
    <>
      <TabLinks
        label={t("userAdmin.roleFilter")}
        tabs={[null, ...userRoles].map((role) => ({
          name: t(role ? `userAdmin.lists.${role}` : "userAdmin.all"),
          to: toAddress({ ...choice, role, page: 1 }),
          isHere: role === choice.role,
          ...countedBy(page, role),
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
