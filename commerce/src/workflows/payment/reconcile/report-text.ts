import type { Sum } from "@bezak/contract/money.ts";
import type { Difference } from "./difference.ts";
import type { ReconcileReport } from "./reconcile.ts";

/** A report for a terminal, two lines per difference: facts and instruction. */
export function reportText({ since, orders, payme, click, differences }: ReconcileReport): string {
  const looked = [
    `${orders} orders that moved since ${since.slice(0, 10)}`,
    ...(payme === null ? [] : [`${payme} entries of Payme's statement`]),
    ...(click === null ? [] : [`${click} payments asked at Click`]),
  ].join(", ");
  const end = differences.length === 0 ? "no difference" : getCounts(differences);
  return [...differences.map(lines), `${looked}: ${end}`].join("\n") + "\n";
}

/** `1 250 000`; decimals stay unchanged. */
// oxlint-disable-next-line regexp/no-super-linear-move -- a number has some twenty digits at most
const grouped = (sum: Sum) => String(sum).replace(/\B(?=(\d{3})+(?!\d))/g, " ");

/** For example `3 differences (refund_owed 2, late_money 1)`. */
export function getCounts(differences: readonly Difference[]): string {
  const counts = [...Map.groupBy(differences, ({ code }) => code)]
    .map(([code, found]) => `${code} ${found.length}`)
    .join(", ");
  return `${differences.length} difference${differences.length === 1 ? "" : "s"} (${counts})`;
}

function lines({ code, order, gateway, id, amounts, states, todo }: Difference): string {
  const facts = [
    ...(order ? [`order ${order}`] : []),
    ...(gateway ? [gateway] : []),
    id,
    ...Object.entries(amounts).map(([who, sum]) => `${who} ${grouped(sum)}`),
    ...Object.entries(states).map(([who, state]) => `${who}: ${state}`),
  ];
  return `${code}  ${facts.join(" · ")}\n    ${todo}\n`;
}
