import { analyticsPeriods, type AnalyticsPeriod } from "@bezak/contract/dashboard-periods.ts";
import { dailyFigures, type DailyFigure } from "./figures.ts";
import { writeQuery } from "../../lib/write-query.ts";

export interface OverviewChoice {
  period: AnalyticsPeriod;
  /** the figure of the chart */
  figure: DailyFigure;
}

const usual: OverviewChoice = { period: "7d", figure: "gmv" };

/** Reads the period from an address; an invalid one is ignored. */
export const parsePeriod = (search: URLSearchParams): AnalyticsPeriod =>
  analyticsPeriods.find((one) => one === search.get("period")) ?? usual.period;

/** Writes the period as a query. */
export const periodSearch = (period: AnalyticsPeriod): string =>
  overviewSearch({ period, figure: usual.figure });

/** Reads the choice from an address; invalid values are ignored. */
export function parseOverviewChoice(search: URLSearchParams): OverviewChoice {
  return {
    period: parsePeriod(search),
    figure: dailyFigures.find((one) => one === search.get("figure")) ?? usual.figure,
  };
}

export const overviewSearch = ({ period, figure }: OverviewChoice): string =>
  writeQuery({ period, figure }, { ...usual });
