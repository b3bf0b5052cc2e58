import * as routes from "@bezak/contract/routes/applications.ts";
import { applicationStatuses } from "@bezak/contract/application-status.ts";
import type {
  Application,
  applicationsRoutes,
  ApplicationState,
  ComparedApplication,
  NewApplication,
  ReviewedApplication,
} from "@bezak/contract/applications.ts";
import { answer, failure } from "./answers.ts";
import { applicationFixture, reviewedFixtures } from "./application-fixtures.ts";
import { categories } from "./catalog-fixtures.ts";
import { guest, signedIn } from "./people-handlers.ts";
import { mock } from "./mock.ts";

type Routes = typeof applicationsRoutes;

interface State {
  /** how many applications were sent */
  sent: number;
  own: Pick<ApplicationState, "application" | "shop">;
  all: ReviewedApplication[];
}

const fresh = (): State => ({ sent: 0, own: { application: null, shop: null }, all: reviewedFixtures() });

let state = fresh();

/** Resets the mocks; `own` is the state of the user's own application. */
export function resetApplications(own: Partial<State["own"]> = {}): void {
  state = { ...fresh(), own: { ...fresh().own, ...own } };
}

export const sentTimes = () => state.sent;

const unknown = () => failure("application_not_found", "Заявка не найдена");

function sent({ categories: ids, agreeTerms: _, ...written }: NewApplication): Application {
  return applicationFixture({
    ...written,
    id: "selapp_9",
    categories: categories.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name })),
    createdAt: new Date().toISOString(),
  });
}

/** With the person's other applications; the first has something in common with other people. */
function compared(one: ReviewedApplication): ComparedApplication {
  const others = state.all.filter(({ id, applicant }) => id !== one.id && applicant.id === one.applicant.id);
  return { ...one, others, matches: one.id === "selapp_1" ? matches : [] };
}

const matches: ComparedApplication["matches"] = [
  {
    by: "phone",
    kind: "application",
    id: "selapp_2",
    name: "ООО «Саёҳат сумкалари ва чамадонлари савдо уйи»",
  },
  { by: "phone", kind: "user", id: "cus_7", name: "Шерзод Рахматуллаев" },
  { by: "name", kind: "shop", id: "registon", name: "Oltin oy" },
];

interface SeenVersion {
  id: string;
  version: string | undefined;
}

function decided(
  { id, version }: SeenVersion,
  change: (one: ReviewedApplication) => Partial<ReviewedApplication>,
) {
  const current = state.all.find((one) => one.id === id);
  if (!current) return unknown();
  if (current.status !== "pending") {
    return failure("application_decided", "По этой заявке уже принято решение", { current });
  }
  if (version !== current.version) return failure("stale_version", "Данные уже изменились", { current });
  const data = {
    ...current,
    ...change(current),
    decidedAt: new Date().toISOString(),
    version: `${version}1`,
  };
  state.all = state.all.map((one) => (one.id === id ? data : one));
  return answer<Routes["approveApplication"]>({ success: true, data });
}

export const applicationHandlers = [
  mock(routes.applicationStatus, ({ request }) => {
    if (!signedIn(request)) return guest();
    const { application, shop } = state.own;
    const canApply = shop === null && application?.status !== "pending";
    return answer<Routes["applicationStatus"]>({ success: true, data: { application, shop, canApply } });
  }),
  mock(routes.apply, async ({ request }) => {
    if (!signedIn(request)) return guest();
    state.sent += 1;
    const data = sent((await request.json()) as NewApplication);
    state.own = { ...state.own, application: data };
    return answer<Routes["apply"]>({ success: true, data }, 201);
  }),
  mock(routes.reviewApplications, ({ request }) => {
    const parameters = new URL(request.url).searchParams;
    const q = (parameters.get("q") ?? "").toLowerCase();
    const found = state.all.filter((one) =>
      [one.companyName, one.contactPerson, one.phone].some((text) => text.toLowerCase().includes(q)),
    );
    const ofStatus = (status: string | null) =>
      found.filter((one) => status === null || one.status === status);
    const ofTab = ofStatus(parameters.get("status"));
    const data = parameters.get("sort") === "oldest" ? ofTab.toReversed() : ofTab;
    const counts = Object.fromEntries(applicationStatuses.map((one) => [one, ofStatus(one).length]));
    return answer<Routes["reviewApplications"]>({
      success: true,
      data,
      counts: counts as Record<Application["status"], number>,
      pagination: { page: 1, limit: 20, total: data.length, pages: data.length > 0 ? 1 : 0 },
    });
  }),
  mock(routes.reviewApplication, ({ params }) => {
    const one = state.all.find(({ id }) => id === params["id"]);
    return one ? answer<Routes["reviewApplication"]>({ success: true, data: compared(one) }) : unknown();
  }),
  mock(routes.approveApplication, async ({ params, request }) => {
    const { version } = (await request.json()) as { version?: string };
    return decided({ id: String(params["id"]), version }, ({ companyName: name }) => ({
      status: "approved",
      shop: { id: "sel_9", name, slug: "oltin-oy" },
    }));
  }),
  mock(routes.rejectApplication, async ({ params, request }) => {
    const { reason, version } = (await request.json()) as { reason: string; version?: string };
    return decided({ id: String(params["id"]), version }, () => ({ status: "rejected", reason }));
  }),
];
