import { Component, type ReactNode } from 'react'

interface Props {
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

/** Hands a clock's failure on and shows nothing in its place. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
