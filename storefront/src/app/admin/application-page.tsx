import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useParams } from "react-router";
import { ApplicationReview } from "../../features/applications/application-review.tsx";
import { ApplicationSkeleton } from "../../features/applications/application-skeleton.tsx";
import { applicationQuery } from "../../features/applications/applications-api.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { DetailPage } from "./detail-page.tsx";

export default function ApplicationPage() {
  const t = useTexts();
  const paths = usePanelPaths();
  const { id = "" } = useParams();
  const query = useQuery(applicationQuery(useApi(), id));
  const title = query.data?.companyName ?? t("applications.one");
  return (
    <DetailPage
      query={query}
      title={title}
      head={{
        title: `${title} · ${t("applications.title")}`,
        description: t("applications.description"),
      }}
      list={{ to: paths.applications(), name: t("applications.back") }}
      missing={{ icon: SearchX, title: t("applications.missing"), text: t("applications.missingText") }}
      skeleton={<ApplicationSkeleton />}
    >
      {(application) => <ApplicationReview application={application} />}
    </DetailPage>
  );
}
