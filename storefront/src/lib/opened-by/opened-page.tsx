import { useQuery } from "@tanstack/react-query";
import { useApi } from "../api-context.ts";
import { OpenedBy } from "./opened-by.tsx";
import styles from "./opened-page.module.css";
import { openedPageQuery, type OpenPage } from "./opened-pages-api.ts";

/**
 * Says on a page of the panel which other administrators have it open, and tells them that it is open here while the window
 * is in use. Others can act all the same. Needs the message part `admin`.
 */
export function OpenedPage(page: OpenPage) {
  const { data: opened = [] } = useQuery(openedPageQuery(useApi(), page));
  return (
    <p role="status" className={styles.root}>
      <OpenedBy opened={opened} />
    </p>
  );
}
