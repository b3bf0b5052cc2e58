import type { User } from "@bezak/contract/auth.ts";
import { Skeleton } from "@bezak/ui-kit";
import { Suspense } from "react";
import { lazyPart } from "../lib/missing-part.tsx";

const LazyConfirmEmail = lazyPart(async () => ({
  default: (await import("../features/auth/confirm-email.tsx")).ConfirmEmail,
}));

/** Confirmation of the user's address, shown instead of what needs it. Needs the message part `account`. */
export function OwnEmail({ user, text }: { user: User; text: string }) {
  return (
    <Suspense fallback={<Skeleton shape="box" height="20rem" />}>
      <LazyConfirmEmail user={user} text={text} />
    </Suspense>
  );
}
