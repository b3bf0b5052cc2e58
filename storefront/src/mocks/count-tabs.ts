/** `counts` of a list: how many rows each tab has. */
export const countTabs = <Row, Tab extends string>(
  tabs: readonly Tab[],
  rows: readonly Row[],
  isIn: (row: Row, tab: Tab) => boolean,
): Record<Tab, number> =>
  Object.fromEntries(tabs.map((tab) => [tab, rows.filter((row) => isIn(row, tab)).length])) as Record<
    Tab,
    number
  >;
