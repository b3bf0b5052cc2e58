import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { openStorage, readText, writeText } from "./storage.ts";

interface Token {
  /** address of the page without the token */
  clean: string;
  /** the token in the path of an older mail's link */
  inPath?: string;
  /** key in the tab's storage, for links that lead through signing in; without it the token lasts as long as the page */
  storageKey?: string;
}

const tokenIn = (parameters: string) => new URLSearchParams(parameters).get("token");

/**
 * The token in a mail's link: `#token=`, which browsers do not send to servers, or `?token=` of an older mail. It is
 * removed from the address at once, so that it shows neither on the screen nor in the history.
 */
export function useTakenToken({ clean, inPath, storageKey }: Token): string | null {
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const found = tokenIn(hash.slice(1)) ?? tokenIn(search) ?? inPath ?? null;
  const [token, setToken] = useState(
    () => found ?? (storageKey === undefined ? null : readText(openStorage("sessionStorage"), storageKey)),
  );
  if (found && found !== token) setToken(found);
  useEffect(() => {
    if (found === null) return;
    if (storageKey !== undefined) writeText(openStorage("sessionStorage"), storageKey, found);
    void navigate(clean, { replace: true });
  }, [found, clean, storageKey, navigate]);
  return token;
}
