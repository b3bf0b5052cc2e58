import type { User } from "@bezak/contract/auth.ts";
import { Skeleton } from "@bezak/ui-kit";
import { lazy, Suspense } from "react";

const ConfirmEmail = lazy(async () => ({
  default: (await import("../features/auth/confirm-email.tsx")).ConfirmEmail,
}));

/** Takes the place of what waits for a confirmed address: most people have one. Words: `account`. */
export function OwnEmail({ user, text }: { user: User; text: string }) {
  return (
    <Suspense fallback={<Skeleton shape="box" height="20rem" />}>
      <ConfirmEmail user={user} text={text} />
    </Suspense>
  );
}
