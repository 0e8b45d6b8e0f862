import { Navigate } from 'react-router'

/** Any other path leads home and leaves no trace in the history. */
export default function NotFound() {
  return <Navigate to="/" replace />
}
