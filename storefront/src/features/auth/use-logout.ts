import { useNavigate } from "react-router";
import { useApi } from "../../lib/api-context.ts";
import { openStorage } from "../../lib/storage.ts";
import { removeTypedForms } from "../../lib/typed-forms.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { logout } from "./session-api.ts";
import { useSession } from "./session-store.ts";

/**
 * Signs out and navigates to the home page or to `to`. Stored data, including unsent forms, is removed at once, whatever
 * the server answers (specification, section 4).
 */
export function useLogout(to?: string): () => void {
  const api = useApi();
  const paths = usePaths();
  const navigate = useNavigate();
  const { user, clear } = useSession();
  return () => {
    // the call reads the token before it is cleared; a failure makes no difference to the user
    logout(api).catch(() => undefined);
    clear();
    if (user)
      for (const kind of ["localStorage", "sessionStorage"] as const)
        removeTypedForms(openStorage(kind), user.id);
    void navigate(to ?? paths.home());
  };
}
