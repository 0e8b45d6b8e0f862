import { Component, type ReactNode } from 'react'
import { asError } from './as-error'

interface ErrorBoundaryProps {
  /** What stands in for what broke while it was drawn. */
  readonly fallback: (error: Error) => ReactNode
  readonly children: ReactNode
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError(thrown: unknown) {
    return { error: asError(thrown) }
  }
  override render() {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children
  }
}
