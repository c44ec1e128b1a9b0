import { Component, type ReactNode } from 'react';

interface BlockProps {
  /** What stands in its place when it cannot be drawn; nothing unless said. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that stands alone: when it fails, the rest of the page stays whole. */
export class Block extends Component<BlockProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
