import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { openStorage, readText, writeText } from "./storage.ts";

interface Token {
  /** the page's address without it */
  clean: string;
  /** what the path of an older mail's link ends in */
  inPath?: string;
  /** where the tab keeps it for the way through signing in; left out, it goes with the page */
  keptAs?: string;
}

const tokenIn = (parameters: string) => new URLSearchParams(parameters).get("token");

/**
 * The token in the link of a mail: `#token=`, which browsers send to no server, or `?token=` of an older mail. It leaves
 * the address at once: whoever looks over a shoulder or into the history finds none.
 */
export function useTakenToken({ clean, inPath, keptAs }: Token): string | null {
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  const asked = tokenIn(hash.slice(1)) ?? tokenIn(search) ?? inPath ?? null;
  const [token, setToken] = useState(
    () => asked ?? (keptAs === undefined ? null : readText(openStorage("sessionStorage"), keptAs)),
  );
  if (asked && asked !== token) setToken(asked);
  useEffect(() => {
    if (asked === null) return;
    if (keptAs !== undefined) writeText(openStorage("sessionStorage"), keptAs, asked);
    void navigate(clean, { replace: true });
  }, [asked, clean, keptAs, navigate]);
  return token;
}
