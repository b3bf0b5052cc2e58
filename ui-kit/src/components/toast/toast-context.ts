import { createContext, use } from "react";

export interface ToastMessage {
  text: string;
  tone?: "neutral" | "success" | "danger";
  /** One possible action: "Undo". */
  action?: { label: string; onSelect: () => void };
  /** Milliseconds on screen: by default 5000, with an action or the danger tone 10000. */
  duration?: number;
}

export interface Toasts {
  /** Returns the id for dismissing it. */
  show: (message: ToastMessage) => number;
  dismiss: (id: number) => void;
}

export const ToastContext = createContext<Toasts | null>(null);

/** The toasts of the nearest ToastProvider. @throws Error when there is none */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error("useToast needs a ToastProvider above it");
  return toasts;
}
