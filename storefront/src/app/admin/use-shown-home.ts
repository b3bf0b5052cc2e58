import type { Banner, Section } from "@bezak/contract/content.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { bannersQuery, sectionsQuery } from "../../features/content/content-api.ts";
import { useApi } from "../../lib/api-context.ts";
import { homePosition } from "../row-lengths.ts";

interface ShownHome {
  banners: readonly Banner[];
  sections: readonly Section[];
}

const nothing: readonly never[] = [];

/** What visitors see on the home page now; null while it is loaded, and nothing of what cannot be loaded. */
export function useShownHome(): ShownHome | null {
  const api = useApi();
  const banners = useQuery(bannersQuery(api, homePosition));
  const sections = useQuery(sectionsQuery(api));
  const isPending = banners.isPending || sections.isPending;
  const { data: ofTop = nothing } = banners;
  const { data: below = nothing } = sections;
  // the same object while nothing changes, so that the preview is not drawn again
  return useMemo(() => (isPending ? null : { banners: ofTop, sections: below }), [isPending, ofTop, below]);
}
