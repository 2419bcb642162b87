import { Component, type ReactNode } from 'react';
import { InlineError } from '../feedback/InlineError.tsx';

interface ErrorBoundaryProps {
  /** What may throw. */
  children: ReactNode;
  /** Shown instead of it afterwards; a message with "Try again" unless told otherwise. */
  fallback?: ReactNode;
  /** What the children show: once it is another, they are tried again. */
  resetKey?: string;
}

interface BoundaryState {
  failed: boolean;
  resetKey: string | undefined;
}

// React knows only classes as boundaries.
class Boundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: BoundaryState) {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      this.props.fallback ?? (
        <InlineError
          drawing
          message="This part of the page could not be shown"
          onRetry={() => this.setState({ failed: false })}
        />
      )
    );
  }
}

/** Catches what a part throws while rendering, so that the rest of the page stays usable. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <Boundary {...props} />;
}
