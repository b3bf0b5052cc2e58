import type { RenderLink } from "@bezak/ui-kit";
import { Link } from "./link.tsx";

/** The router's link for kit components that make links of their own. */
export const renderLink: RenderLink = ({ to, ...rest }) => <Link {...rest} to={to} />;
