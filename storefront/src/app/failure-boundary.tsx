import { Component, type ReactNode } from "react";
import { MissingCodeError } from "../lib/missing-code-error.ts";
import { FailurePage } from "./failure-page.tsx";

interface FailureBoundaryProps {
  /** a change clears the error */
  address: string;
  /** false outside the shop's shell, where the failure is the whole page */
  inShell?: boolean;
  children: ReactNode;
}

interface FailureState {
  failedAt: string | null;
  /** code is missing: rendering again cannot help, only loading the document again */
  lost: boolean;
}

/** Shows the failure page when a page throws, until the user retries or navigates. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureState> {
  override state: FailureState = { failedAt: null, lost: false };

  static getDerivedStateFromError(error: unknown): Partial<FailureState> {
    return { failedAt: "", lost: error instanceof MissingCodeError };
  }

  static getDerivedStateFromProps(
    props: FailureBoundaryProps,
    state: FailureState,
  ): Partial<FailureState> | null {
    if (state.failedAt === "") return { failedAt: props.address };
    return state.failedAt !== null && state.failedAt !== props.address ? { failedAt: null } : null;
  }

  override render(): ReactNode {
    if (this.state.failedAt === null) return this.props.children;
    const failure = (
      <FailurePage
        onRetry={() => (this.state.lost ? window.location.reload() : this.setState({ failedAt: null }))}
      />
    );
    return this.props.inShell ? failure : <main id="main">{failure}</main>;
  }
}
