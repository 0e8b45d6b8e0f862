import { Navigate, useLocation } from 'react-router'
import { BASE } from '../shared/base'

/** Any other path leads home, which says so, and leaves no trace in the history. */
export default function NotFound() {
  const { pathname } = useLocation()
  return <Navigate to={BASE} replace state={{ missed: pathname }} />
}
