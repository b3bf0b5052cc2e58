import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { openStorage, readText, writeText } from "./storage.ts";

interface Token {
  /** the page's address without it */
  clean: string;
  /** what the path of an older mail's link ends in */
  inPath?: string;
  /** where the tab keeps it for the way through signing in; left out, it goes with the page */
  storageKey?: string;
}

const tokenIn = (parameters: string) => new URLSearchParams(parameters).get("token");

/**
 * The token in the link of a mail: `#token=`, which browsers send to no server, or `?token=` of an older mail. It leaves
 * the address at once: whoever looks over a shoulder or into the history finds none.
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
