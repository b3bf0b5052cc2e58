import { createContext, use } from "react";

/** One short message. */
export interface ToastMessage {
  text: string;
  tone?: "neutral" | "success" | "danger";
  /** One thing to do about it: "Undo". */
  action?: { label: string; onSelect: () => void };
  /** Milliseconds in sight, 5000 unless told; with an action or danger it is 10000. */
  duration?: number;
}

/** Shows messages and takes them away. */
export interface Toasts {
  /** Gives back the id to dismiss it by. */
  show: (message: ToastMessage) => number;
  dismiss: (id: number) => void;
}

export const ToastContext = createContext<Toasts | null>(null);

/** The messages of the nearest ToastProvider; throws when there is none. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error("useToast needs a ToastProvider above it");
  return toasts;
}
