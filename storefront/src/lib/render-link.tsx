import type { RenderLink } from "@bezak/ui-kit";
import { Link } from "./link.tsx";

/** The router's link, for kit components that render links. */
export const renderLink: RenderLink = ({ to, ...rest }) => <Link {...rest} to={to} />;
