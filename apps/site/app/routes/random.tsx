import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { anotherClock } from '../clock-page/another-clock'
import { pageOf } from '../shared/clock-path'
import { useCatalogue } from '../shell/catalogue'

/** Leads to any clock, never twice running to one, and leaves no trace in the history. */
export default function Random() {
  const { entries, loading } = useCatalogue()
  const { search } = useLocation()
  const [path, setPath] = useState<string>()
  useEffect(() => {
    if (!loading) setPath(anotherClock(entries)?.path ?? '')
  }, [entries, loading])
  return path === undefined ? null : <Navigate to={pageOf({ path }) + (path && search)} replace />
}
