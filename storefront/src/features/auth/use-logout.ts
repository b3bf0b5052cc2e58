import { useNavigate } from "react-router-dom";
import { useApi } from "../../lib/api-context.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { logout } from "./session-api.ts";
import { useSession } from "./session-store.ts";

/** Signs out and goes home. What is stored goes at once, whatever the server answers (specification, section 4). */
export function useLogout(): () => void {
  const api = useApi();
  const paths = usePaths();
  const navigate = useNavigate();
  const { clear } = useSession();
  return () => {
    // the call reads the token before it is cleared; its failure changes nothing for the person
    logout(api).catch(() => undefined);
    clear();
    void navigate(paths.home());
  };
}
