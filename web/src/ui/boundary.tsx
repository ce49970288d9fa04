import { Component, type ReactNode } from "react";
import { Failure } from "./states.tsx";

interface BoundaryProps {
  /** Another one clears the fault: a page that broke does not take the next one with it. */
  at: string;
  children: ReactNode;
}

/** Where a page cannot be drawn, says so instead of leaving nothing. */
export class Boundary extends Component<BoundaryProps, { error: unknown; at: string }> {
  override state: { error: unknown; at: string } = { error: null, at: this.props.at };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: { at: string }): { error: null; at: string } | null {
    return at === state.at ? null : { error: null, at };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return <Failure page error={this.state.error} retry={() => location.reload()} />;
  }
}
